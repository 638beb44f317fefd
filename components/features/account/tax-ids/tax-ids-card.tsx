'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { IconButton } from '@/components/ui/action/icon-button';
import { taxIdLabel } from '@/lib/domain/account/tax-ids';
import { text } from '@/lib/text/text';
import type { AccountFields } from '../account-fields';
import { UnsavedNotices } from '../saving/unsaved-notice';
import { useAccountSave } from '../saving/use-account-save';
import { TaxIdForm, type TaxId } from './tax-id-form';

interface TaxIdsCardProps {
  saved: AccountFields;
  version: number;
}

const most = 10;

/** Tax numbers printed on the customer's invoices. */
export function TaxIdsCard({ saved, version }: TaxIdsCardProps) {
  const state = useAccountSave<TaxId>(saved, version);
  /** The form's initial value. */
  const [adding, setAdding] = useState<TaxId | null>(null);
  const { taxIds } = state.fields;
  const remove = (at: number) => state.save((now) => ({ taxIds: now.taxIds.filter((_, n) => n !== at) }));
  const add = (taxId: TaxId) => {
    setAdding(null);
    state.save((now) => ({ taxIds: [...now.taxIds, taxId] }), { typed: taxId });
  };
  return (
    <Card aria-labelledby="tax-heading">
      <CardHeader
        id="tax-heading"
        title={text('account.field.taxIds')}
        description={text('account.taxIds.description')}
        action={
          !adding &&
          taxIds.length < most && (
            <Button
              variant="secondary"
              size="small"
              icon="plus"
              onClick={() => setAdding({ type: 'eu_vat', value: '' })}
            >
              {text('account.taxIds.addNumber')}
            </Button>
          )
        }
      />
      {taxIds.length === 0 && !adding && <p className="text-sm text-muted">{text('account.taxIds.none')}</p>}
      <ul className="divide-y divide-line text-sm">
        {taxIds.map(({ type, value }, index) => (
          <li key={`${type} ${value}`} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="block text-muted">{taxIdLabel(type)}</span>
              <bdi className="wrap-anywhere">{value}</bdi>
            </span>
            <IconButton
              icon="trash"
              label={text('account.taxIds.remove', { kind: taxIdLabel(type), number: value })}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {adding && <TaxIdForm initial={adding} onCancel={() => setAdding(null)} onAdd={add} />}
      {state.unsaved.length > 0 && (
        <div className="mt-4 flex flex-col gap-4">
          <UnsavedNotices
            state={state}
            describe={({ type, value }) => `${taxIdLabel(type)} ${value}`}
            onEdit={({ key, typed }) => {
              if (typed) setAdding(typed);
              state.dismiss(key);
            }}
          />
        </div>
      )}
    </Card>
  );
}
