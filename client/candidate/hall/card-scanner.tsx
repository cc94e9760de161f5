import { useState } from 'react';
import button from '#client/ui/button.module.css';
import { readCardText } from '#contract/card-text.ts';
import * as m from '#messages/scan.ts';
import hall from '#client/candidate/frame/hall.module.css';
import Scanner from '#client/candidate/scan/scanner.tsx';
import styles from './card-scanner.module.css';

interface CardScannerProps {
  readonly code: string;
  readonly onNumber: (symbolNumber: string) => void;
  readonly close: () => void;
}

/** Reads the symbol number from an admit card of this examination. No card has the PIN in its code. */
export default function CardScanner({ code, onNumber, close }: CardScannerProps) {
  const [said, setSaid] = useState<string | null>(null);
  function take(text: string): void {
    const card = readCardText(text);
    if (card === null) setSaid(m.noCard);
    else if (card.code === code) onNumber(card.symbolNumber);
    else setSaid(m.otherExamination(card.code));
  }
  return (
    <div className={styles.scanner}>
      <Scanner onText={take} />
      <p className={hall.refused} role="alert">
        {said}
      </p>
      <button type="button" className={button.link} onClick={close}>
        {m.closeCamera}
      </button>
    </div>
  );
}
