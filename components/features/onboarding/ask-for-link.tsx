'use client';

import { ButtonLink } from '@/components/ui/action/button-link';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { storedInfo, type OnboardInfo } from './store';

function mailTo(contact: string, info: OnboardInfo | null): string {
  const lines = [
    'Hello,',
    '',
    'The link to set up my account no longer works. Please send me a new one.',
    '',
    `My name: ${info?.name ?? ''}`,
    `My suite (if known): ${info?.suiteNumber ?? ''}`,
  ];
  const subject = encodeURIComponent('New link to set up my account');
  return `mailto:${contact}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

/** Starts an e-mail to the warehouse that asks for a new link; it does not contain the expired token. */
export function AskForLink({ contact }: { contact: string }) {
  const hydrated = useHydrated();
  return (
    <ButtonLink href={mailTo(contact, hydrated ? storedInfo() : null)} size="large" icon="mail">
      Request a new link
    </ButtonLink>
  );
}
