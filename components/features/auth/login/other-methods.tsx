'use client';

import { useState } from 'react';
import { useTask } from '@/components/shared/task/use-task';
import { Button } from '@/components/ui/action/button';
import { Divider } from '@/components/ui/display/divider';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { completeSignIn } from '@/lib/browser/identity/complete-sign-in';
import type { OAuthProvider } from '@/lib/contract/identity/methods';
import type { OfferedMethods } from '@/lib/bff/page/offered';
import { providerNames } from '@/lib/i18n/provider-names';
import type { IconName } from '@/lib/icons/icon-names';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
import { Failure } from '../failure';
import { ProviderMark } from './provider-mark';
import { mainMethod } from './main-method';

/** With more providers than this the others are behind a button. */
const shownAtOnce = 4;

interface Choice {
  name: string;
  icon?: IconName;
  provider?: OAuthProvider;
  go: () => Promise<void>;
}

async function byPasskey(): Promise<void> {
  const { signInWithPasskey } = await import('@/lib/browser/identity/passkeys');
  await signInWithPasskey();
  completeSignIn();
}

async function byWallet(kind: 'ethereum' | 'solana'): Promise<void> {
  const { signInWithWallet } = await import('@/lib/browser/identity/wallets');
  await signInWithWallet(kind);
  completeSignIn();
}

async function byProvider(provider: OAuthProvider): Promise<void> {
  const { startOAuth } = await import('@/lib/browser/identity/oauth');
  await startOAuth(provider);
}

/** The methods this browser supports; wallets inject themselves into the page. */
function choicesHere({ methods, oauthProviders }: OfferedMethods, hydrated: boolean): Choice[] {
  const wallets = hydrated && methods.includes('wallet');
  return [
    ...(methods.includes('passkey')
      ? [{ name: text('auth.methods.passkey'), icon: 'key-round', go: byPasskey } as const]
      : []),
    ...oauthProviders.map((provider) => ({
      name: providerNames[provider],
      provider,
      go: () => byProvider(provider),
    })),
    ...(wallets && 'ethereum' in window
      ? [{ name: 'Ethereum', icon: 'wallet', go: () => byWallet('ethereum') } as const]
      : []),
    ...(wallets && 'solana' in window
      ? [{ name: 'Solana', icon: 'wallet', go: () => byWallet('solana') } as const]
      : []),
  ];
}

/** The methods without a field, below a divider. */
export function OtherMethods(offered: OfferedMethods) {
  const hydrated = useHydrated();
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { busy, error, run } = useTask({ staysBusy: true });

  const choices = choicesHere(offered, hydrated);
  if (choices.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, offered.oauthProviders.length - shownAtOnce);
  const providers = new Set(offered.oauthProviders.slice(0, all ? undefined : shownAtOnce));
  const shown = choices.filter(({ provider }) => !provider || providers.has(provider));

  const choose = ({ name, go }: Choice) => {
    if (busy) return;
    setChosen(name);
    void run(go);
  };

  return (
    <div className="flex flex-col gap-3">
      {mainMethod(offered.methods) !== null && <Divider className="my-0!">{text('auth.methods.or')}</Divider>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {shown.map((choice) => (
          <Button
            key={choice.name}
            variant="secondary"
            size="large"
            className="text-sm!"
            icon={choice.icon}
            disabled={!hydrated}
            loading={busy && chosen === choice.name}
            onClick={() => choose(choice)}
          >
            {choice.provider && !(busy && chosen === choice.name) && <ProviderMark name={choice.name} />}
            {richText('auth.methods.with', {
              name: choice.name,
              quiet: (chunks) => <span className="sr-only">{chunks}</span>,
            })}
          </Button>
        ))}
      </div>
      {hidden > 0 && (
        <Button variant="ghost" size="small" onClick={() => setAll(true)}>
          {text('auth.methods.more', { count: hidden })}
        </Button>
      )}
      <Failure>{error}</Failure>
    </div>
  );
}
