import { useEffect, useState } from 'react';
import button from '#client/ui/button.module.css';
import { Loading } from '#client/ui/loading.tsx';
import * as m from '#messages/hall.ts';
import { openDevice } from '#client/candidate/attempt/device.ts';
import { QuietHead } from '#client/candidate/frame/hall-head.tsx';
import { HallLink } from '#client/candidate/frame/hall-link.tsx';
import { hallPaths } from '#client/candidate/frame/hall-paths.ts';
import { receiptName, type Receipt } from './receipt.ts';
import { ReceiptScreen } from './receipt-screen.tsx';
import hall from '#client/candidate/frame/hall.module.css';

/** /hall/{code}/receipt: the receipt that this device has kept. */
export function KeptReceipt({ code }: { code: string }) {
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
    <>
      <QuietHead who={receipt?.candidate} />
      {receipt ? (
        <ReceiptScreen receipt={receipt} />
      ) : (
        <main id="main">
          {receipt === undefined ? (
            <Loading />
          ) : (
            <div className={hall.narrow}>
              <h1 className="h1">{m.receiptTitle}</h1>
              <p className="lead">{m.noReceipt}</p>
              <p className="mt-16">
                <HallLink className={button.link} to={hallPaths.examination.to({ code })}>
                  {m.toSignIn}
                </HallLink>
              </p>
            </div>
          )}
        </main>
      )}
    </>
  );
}
