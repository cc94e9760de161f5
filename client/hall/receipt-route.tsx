import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import { Loading } from '#client/ui/loading.tsx';
import { paths } from '#client/shell/paths.ts';
import * as m from '#messages/hall.ts';
import { openDevice } from './device.ts';
import { QuietHead } from './hall-head.tsx';
import { HallPage } from './hall-page.tsx';
import { receiptName, type Receipt } from './receipt.ts';
import { ReceiptScreen } from './receipt-screen.tsx';

/** /hall/{code}/receipt: the receipt that this device has kept. */
export function Component() {
  const code = (useParams()['code'] ?? '').toUpperCase();
  const [receipt, setReceipt] = useState<Receipt | null | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const read = async () => (await openDevice()).read(receiptName(code));
    void read().then((kept) => left || setReceipt((kept as Receipt | undefined) ?? null));
    return () => {
      left = true;
    };
  }, [code]);
  return (
    <HallPage>
      <QuietHead who={receipt?.candidate} />
      {receipt ? (
        <ReceiptScreen receipt={receipt} />
      ) : (
        <main id="main">
          {receipt === undefined ? (
            <Loading />
          ) : (
            <div className="narrow">
              <h1 className="h1">{m.receiptTitle}</h1>
              <p className="lead">{m.noReceipt}</p>
              <p className="mt-16">
                <Link className={button.link} to={paths.hallExamination.to({ code })}>
                  {m.toSignIn}
                </Link>
              </p>
            </div>
          )}
        </main>
      )}
    </HallPage>
  );
}
