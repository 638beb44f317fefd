'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { emptyAddress } from '@/components/shared/address/typed-address';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { useFetchedAhead } from '@/components/ui/hooks/use-fetched-ahead';
import type { Address } from '@/lib/domain/values/common';
import { mostAddresses } from '@/lib/domain/address/most-addresses';
import { postalLines } from '@/lib/domain/address/postal-lines';
import { text } from '@/lib/text/text';
import type { AccountFields } from '../account-fields';
import { UnsavedNotices } from '../saving/unsaved-notice';
import { useAccountSave, type Unsaved } from '../saving/use-account-save';
import { errorsOf, placed, type Draft, type Slot } from './address-draft';
import { AddressRow } from './address-row';

const load = () => import('@/components/shared/address/address-dialog');
const AddressDialog = dynamic(untilLoaded(load), { ssr: false });

interface AddressesCardProps {
  saved: AccountFields;
  version: number;
  countries: { code: string; name: string }[];
  /** Formatted phone numbers of the saved addresses. */
  phones: Record<string, string>;
}

const titleOf = (slot: Slot, count: number) => {
  if (slot === 'billing') return text('account.field.billingAddress');
  return count > 1 && typeof slot === 'number'
    ? text('account.addresses.shippingNumber', { number: String(slot + 1) })
    : text('account.addresses.shipping');
};

/** One billing address, several shipping addresses. */
export function AddressesCard({ saved, version, countries, phones }: AddressesCardProps) {
  const state = useAccountSave<Draft>(saved, version);
  const { fields, save, dismiss } = state;
  const [draft, setDraft] = useState<Draft | null>(null);
  useFetchedAhead(load);
  const { billingAddress: billing, shippingAddresses: shipping } = fields;

  const blank = () => emptyAddress(fields.name, [...shipping, ...(billing ? [billing] : [])]);
  const linesOf = (address: Address) => {
    const { countryCode, phone } = address;
    const country = countries.find(({ code }) => code === countryCode)?.name;
    return [...postalLines(address, country), ...(phone ? [phones[phone] ?? phone] : [])];
  };
  const open = (slot: Slot, address: Address) => setDraft({ slot, address });
  const put = (slot: Slot, address: Address) => {
    setDraft(null);
    save((now) => placed(now, slot, address), { typed: { slot, address } });
  };
  const remove = async (slot: Slot, address: Address) => {
    const question = {
      title: text('account.addresses.removeQuestion'),
      message: postalLines(address).join(', '),
      acceptLabel: text('account.addresses.removeAddress'),
      rejectLabel: text('account.addresses.keep'),
      severity: 'error' as const,
    };
    if (!(await confirmDialog(question))) return;
    save((now) => placed(now, slot, null));
  };
  const mend = ({ key, typed, mine, result }: Unsaved<Draft>) => {
    if (!typed) return;
    const errors = result.outcome === 'invalid' ? result.errors : {};
    const place = (mine.shippingAddresses?.length ?? 1) - 1;
    setDraft({ ...typed, errors: errorsOf(errors, typed.slot, place) });
    dismiss(key);
  };

  return (
    <Card aria-labelledby="addresses-heading">
      <CardHeader
        id="addresses-heading"
        title={text('account.addresses.title')}
        description={text('account.addresses.description')}
      />
      <ul className="divide-y divide-line border-t border-line">
        {billing && (
          <AddressRow
            title={titleOf('billing', 1)}
            lines={linesOf(billing)}
            onEdit={() => open('billing', billing)}
            onRemove={() => void remove('billing', billing)}
          />
        )}
        {shipping.map((address, index) => (
          <AddressRow
            key={index}
            title={titleOf(index, shipping.length)}
            lines={linesOf(address)}
            onEdit={() => open(index, address)}
            onRemove={() => void remove(index, address)}
          />
        ))}
      </ul>
      <div className="flex flex-col gap-4 border-t border-line pt-4">
        <UnsavedNotices
          state={state}
          onEdit={mend}
          describe={({ address }) => postalLines(address).join(', ')}
        />
        <div className="flex flex-wrap gap-2">
          {!billing && (
            <Button variant="secondary" icon="plus" onClick={() => open('billing', blank())}>
              {text('account.addresses.addBilling')}
            </Button>
          )}
          {shipping.length < mostAddresses && (
            <Button variant="secondary" icon="plus" onClick={() => open('new', blank())}>
              {text('account.addresses.addShipping')}
            </Button>
          )}
        </div>
      </div>
      {draft && (
        <AddressDialog
          draft={draft}
          title={titleOf(draft.slot, shipping.length)}
          countries={countries}
          onClose={() => setDraft(null)}
          onSave={(address) => put(draft.slot, address)}
        />
      )}
    </Card>
  );
}
