'use client';

import { CopyButton } from '@/components/ui/action/copy-button';
import { openDialog } from '@/components/ui/overlay/dialogs';
import { Picture } from '@/components/ui/display/picture';
import { enterTotp, type NewTotp } from '@/lib/browser/identity/totp';
import { CodeForm } from '../parts/code-form';

/**
 * Shows the set-up key for an authenticator app, and waits for its first code.
 * @returns whether it was verified
 */
export async function setUpTotp(totp: NewTotp, replaces: boolean): Promise<boolean> {
  const done = await openDialog<true>({
    title: replaces ? 'Set up your new authenticator app' : 'Set up an authenticator app',
    ...(replaces && {
      description: 'Your current app and its recovery codes work until you enter a code from the new one.',
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
        <p>Scan this QR code with your authenticator app.</p>
        <Picture
          src={totp.qrCode}
          alt="Setup key as a QR code"
          width={192}
          height={192}
          className="bg-white mx-auto mt-3 rounded-content"
        />
        <p className="mt-3 text-muted">Can’t scan? Enter this key into the app instead.</p>
        <div className="mt-1 flex items-center justify-between gap-2 rounded-content border border-line ps-3">
          <code className="min-w-0 py-2 [overflow-wrap:anywhere]">{readable(totp.secret)}</code>
          <CopyButton text={totp.secret} label="the key" />
        </div>
      </li>
      <li>
        <p className="mb-3">Enter the code the app shows.</p>
        <CodeForm verb="Set up" verify={enterTotp} onVerified={onDone} />
      </li>
    </ol>
  );
}
