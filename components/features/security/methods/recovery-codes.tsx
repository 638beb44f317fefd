'use client';

import { Button } from '@/components/ui/action/button';
import { CopyButton } from '@/components/ui/action/copy-button';
import { openDialog } from '@/components/ui/overlay/dialogs';
import { saveFile } from '@/components/ui/download/save-file';
import { text } from '@/lib/text/text';
import styles from './recovery-codes.module.css';

/** Shows recovery codes, once; the customer confirms that they are saved. */
export async function showRecoveryCodes(codes: string[]): Promise<void> {
  await openDialog<true>({
    title: text('security.recovery.title'),
    description: text('security.recovery.description'),
    dismissable: false,
    content: (close) => <RecoveryCodes codes={codes} onKept={() => close(true)} />,
  });
}

const download = (content: string) =>
  saveFile(new Blob([content], { type: 'text/plain' }), 'waybill-recovery-codes.txt');

function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const content = `${text('security.recovery.fileTitle')}\n\n${codes.join('\n')}\n`;
  return (
    <div className={styles.sheet}>
      <ol
        aria-label={text('security.recovery.list')}
        className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-2 rounded-content border border-line p-4 text-center"
      >
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr" className="tabular-nums text-strong">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <div className="-ms-3 mt-2 flex flex-wrap">
        <CopyButton text={codes.join('\n')} label={text('security.recovery.copy')} />
        <Button variant="ghost" size="small" icon="download" onClick={() => download(content)}>
          {text('security.recovery.download')}
        </Button>
        <Button variant="ghost" size="small" icon="printer" onClick={() => window.print()}>
          {text('security.recovery.print')}
        </Button>
      </div>
      <Button className="mt-4" data-autofocus onClick={onKept}>
        {text('security.recovery.saved')}
      </Button>
    </div>
  );
}
