'use client';

import { Button } from '@/components/ui/action/button';
import { Tag } from '@/components/ui/display/tag';
import { readablePhone } from '@/lib/domain/values/phone';
import type { OwnContact, OwnUser } from '@/lib/browser/identity/user';
import { isLastSignInMethod } from '@/lib/browser/identity/sign-in-methods';
import { showDone } from '../parts/done';
import { FactorRow, FactorRows } from '../parts/factor-row';
import { RemoveButton } from '../parts/remove-button';
import { RowButton } from '../parts/row-button';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityCard } from '../parts/security-card';
import { detailLine } from '../parts/since-words';
import { useSecuritySettings } from '../security-settings';
import { askForContact, type ContactKind } from './add-contact';
import type { MethodCardProps } from './method-card-props';

const cardId = 'contacts-heading';

const kinds = {
  email: { icon: 'mail', list: (user: OwnUser) => user.emails, name: (address: string) => address },
  phone: { icon: 'phone', list: (user: OwnUser) => user.phones, name: readablePhone },
} as const;

/** E-mail addresses and phone numbers for codes and links. */
export function ContactsCard({ user, reload }: MethodCardProps) {
  const { methods } = useSecuritySettings();
  const transports = (
    [
      ['sms_code', 'sms'],
      ['whatsapp_code', 'whatsapp'],
    ] as const
  )
    .filter(([method]) => methods.includes(method))
    .map(([, transport]) => transport);

  const add = async (kind: ContactKind, address?: string) => {
    const added = await askForContact({ kind, transports, address });
    if (added === undefined) return;
    await reload();
    showDone(`You can now sign in with ${kinds[kind].name(added)}`);
  };

  const row = (kind: ContactKind, { id, address, verified }: OwnContact, all: OwnUser) => {
    const name = kinds[kind].name(address);
    const last = isLastSignInMethod(all, kind, id);
    return (
      <FactorRow
        key={id}
        icon={kinds[kind].icon}
        title={name}
        tag={!verified && <Tag tone="action">Not verified</Tag>}
        detail={detailLine(last, verified ? 'Verified' : 'Verify it to use it for sign-in')}
        actions={
          <>
            {!verified && (
              <RowButton about={name} onClick={() => void add(kind, address)}>
                Verify
              </RowButton>
            )}
            {!last && (
              <RemoveButton
                kind={kind}
                id={id}
                name={name}
                consequence="We’ll no longer send codes or links to it, and you won’t be able to sign in with it."
                cardId={cardId}
                onRemoved={reload}
              />
            )}
          </>
        }
      />
    );
  };

  return (
    <SecurityCard
      id={cardId}
      title="E-mail addresses and phone numbers"
      description="Where we send the codes and links you sign in with."
      actions={
        <>
          <Button
            variant="secondary"
            size="small"
            icon="plus"
            disabled={!user}
            onClick={() => void add('email')}
          >
            Add e-mail address
          </Button>
          {transports.length > 0 && (
            <Button
              variant="secondary"
              size="small"
              icon="plus"
              disabled={!user}
              onClick={() => void add('phone')}
            >
              Add phone number
            </Button>
          )}
        </>
      }
    >
      {user ? (
        <FactorRows>
          {user.emails.map((contact) => row('email', contact, user))}
          {user.phones.map((contact) => row('phone', contact, user))}
        </FactorRows>
      ) : (
        <RowsSkeleton rows={2} />
      )}
    </SecurityCard>
  );
}
