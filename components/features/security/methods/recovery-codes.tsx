'use client';

import { Button } from '@/components/ui/action/button';
import { CopyButton } from '@/components/ui/action/copy-button';
import { openDialog } from '@/components/ui/overlay/dialogs';
import { saveFile } from '@/components/ui/download/save-file';
import styles from './recovery-codes.module.css';

/** Shows recovery codes, once; the customer confirms that they are saved. */
export async function showRecoveryCodes(codes: string[]): Promise<void> {
  await openDialog<true>({
    title: 'Your recovery codes',
    description:
      'Save them where you can reach them without your phone. Each works once in place of a code from the app. They won’t be shown again.',
    dismissable: false,
    content: (close) => <RecoveryCodes codes={codes} onKept={() => close(true)} />,
  });
}

const download = (text: string) =>
  saveFile(new Blob([text], { type: 'text/plain' }), 'waybill-recovery-codes.txt');

function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = `Waybill recovery codes\n\n${codes.join('\n')}\n`;
  return (
    <div className={styles.sheet}>
      <ol
        aria-label="Recovery codes"
        className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-2 rounded-content border border-line p-4 text-center"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="tabular-nums text-strong">{code}</code>
          </li>
        ))}
      </ol>
      <div className="-ms-3 mt-2 flex flex-wrap">
        <CopyButton text={codes.join('\n')} label="all codes" />
        <Button variant="ghost" size="small" icon="download" onClick={() => download(text)}>
          Download
        </Button>
        <Button variant="ghost" size="small" icon="printer" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Button className="mt-4" data-autofocus onClick={onKept}>
        I’ve saved them
      </Button>
    </div>
  );
}
