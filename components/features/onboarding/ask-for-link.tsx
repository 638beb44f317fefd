'use client';

import { ButtonLink } from '@/components/ui/action/button-link';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { text } from '@/lib/text/text';
import { storedInfo, type OnboardInfo } from './store';

function mailTo(contact: string, info: OnboardInfo | null): string {
  const lines = [
    text('onboarding.askForLink.hello'),
    '',
    text('onboarding.askForLink.request'),
    '',
    text('onboarding.askForLink.name', { name: info?.name ?? '' }),
    text('onboarding.askForLink.suite', { suite: info?.suiteNumber ?? '' }),
  ];
  const subject = encodeURIComponent(text('onboarding.askForLink.subject'));
  return `mailto:${contact}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

/** Starts an e-mail to the warehouse that asks for a new link; it does not contain the expired token. */
export function AskForLink({ contact }: { contact: string }) {
  const hydrated = useHydrated();
  return (
    <ButtonLink href={mailTo(contact, hydrated ? storedInfo() : null)} size="large" icon="mail">
      {text('onboarding.askForLink.button')}
    </ButtonLink>
  );
}
