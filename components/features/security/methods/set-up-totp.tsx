'use client';

import { CopyButton } from '@/components/ui/action/copy-button';
import { openDialog } from '@/components/ui/overlay/dialogs';
import { Picture } from '@/components/ui/display/picture';
import { enterTotp, type NewTotp } from '@/lib/browser/identity/totp';
import { text } from '@/lib/text/text';
import { CodeForm } from '../parts/code-form';

/**
 * Shows the set-up key for an authenticator app, and waits for its first code.
 * @returns whether it was verified
 */
export async function setUpTotp(totp: NewTotp, replaces: boolean): Promise<boolean> {
  const done = await openDialog<true>({
    title: replaces ? text('security.totp.form.replaceTitle') : text('security.totp.form.title'),
    ...(replaces && {
      description: text('security.totp.form.replaceDescription'),
    }),
    content: (close) => <SetUpTotp totp={totp} onDone={() => close(true)} />,
  });
  return done === true;
}

/** In groups of four, as it is read out and typed. */
const readable = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function SetUpTotp({ totp, onDone }: { totp: NewTotp; onDone: () => void }) {
  return (
    <ol className="flex list-decimal flex-col gap-5 ps-5 text-sm marker:font-semibold">
      <li>
        <p>{text('security.totp.form.scan')}</p>
        <Picture
          src={totp.qrCode}
          alt={text('security.totp.form.qrCode')}
          width={192}
          height={192}
          className="bg-white mx-auto mt-3 rounded-content"
        />
        <p className="mt-3 text-muted">{text('security.totp.form.noScan')}</p>
        <div className="mt-1 flex items-center justify-between gap-2 rounded-content border border-line ps-3">
          <code dir="ltr" className="min-w-0 py-2 [overflow-wrap:anywhere]">
            {readable(totp.secret)}
          </code>
          <CopyButton text={totp.secret} label={text('security.totp.form.copyKey')} />
        </div>
      </li>
      <li>
        <p className="mb-3">{text('security.totp.form.code')}</p>
        <CodeForm verb={text('security.totp.form.submit')} verify={enterTotp} onVerified={onDone} />
      </li>
    </ol>
  );
}
