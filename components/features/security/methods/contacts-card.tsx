'use client';

import { Button } from '@/components/ui/action/button';
import { Tag } from '@/components/ui/display/tag';
import { readablePhone } from '@/lib/domain/values/phone';
import type { OwnContact, OwnUser } from '@/lib/browser/identity/user';
import { isLastSignInMethod } from '@/lib/browser/identity/sign-in-methods';
import { text } from '@/lib/text/text';
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
    showDone(text('security.contacts.added', { contact: kinds[kind].name(added) }));
  };

  const row = (kind: ContactKind, { id, address, verified }: OwnContact, all: OwnUser) => {
    const name = kinds[kind].name(address);
    const last = isLastSignInMethod(all, kind, id);
    return (
      <FactorRow
        key={id}
        icon={kinds[kind].icon}
        title={name}
        tag={!verified && <Tag tone="action">{text('security.contacts.notVerified')}</Tag>}
        detail={detailLine(
          last,
          verified ? text('security.contacts.verified') : text('security.contacts.toVerify'),
        )}
        actions={
          <>
            {!verified && (
              <RowButton
                label={text('security.contacts.verifyNamed', { contact: name })}
                onClick={() => void add(kind, address)}
              >
                {text('security.contacts.verify')}
              </RowButton>
            )}
            {!last && (
              <RemoveButton
                kind={kind}
                id={id}
                name={name}
                consequence={text('security.contacts.consequence')}
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
      title={text('security.contacts.title')}
      description={text('security.contacts.description')}
      actions={
        <>
          <Button
            variant="secondary"
            size="small"
            icon="plus"
            disabled={!user}
            onClick={() => void add('email')}
          >
            {text('security.contacts.email.ask')}
          </Button>
          {transports.length > 0 && (
            <Button
              variant="secondary"
              size="small"
              icon="plus"
              disabled={!user}
              onClick={() => void add('phone')}
            >
              {text('security.contacts.phone.ask')}
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
