'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { AddressChoice } from '@/components/shared/address/address-choices';
import { addressErrors, type AddressDraft } from '@/components/shared/address/typed-address';
import { shipPath } from '@/components/shared/shipping/ship-path';
import { Button } from '@/components/ui/action/button';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { useFetchedAhead } from '@/components/ui/hooks/use-fetched-ahead';
import { ErrorCode, type ErrorView, type FieldErrors } from '@/lib/contract/errors';
import type { Address } from '@/lib/domain/values/common';
import type { Country } from '@/lib/domain/values/countries';
import { text } from '@/lib/text/text';
import { CostPart } from './cost-part';
import { HowPart } from './how-part';
import { chosenOption, type Priced } from './priced';
import { askedOf, type FirstQuote } from './ship-asked';
import { field, type ShipChoices } from './ship-choices';
import type { ShipPackage } from './ship-facts';
import { another, useChoices } from './use-choices';
import { useQuote } from './use-quote';
import { useRequest } from './use-request';
import { WhatPart } from './what-part';
import { WherePart } from './where-part';

const load = () => import('@/components/shared/address/address-dialog');
const AddressDialog = dynamic(untilLoaded(load), { ssr: false });

interface ShipFormProps {
  /** All that may be shipped. */
  packages: readonly ShipPackage[];
  initial: ShipChoices;
  addresses: readonly AddressChoice[];
  blank: Address;
  countries: Country[];
  first: FirstQuote | null;
  /** The `Idempotency-Key` of this visit. */
  visit: string;
}

/** What the form lacks before anything can be requested. */
function problemsOf(packageIds: readonly string[], hasAddress: boolean): FieldErrors {
  return {
    ...(packageIds.length === 0 && { packageIds: text('shipping.what.none') }),
    ...(!hasAddress && { address: text('shipping.where.none') }),
  };
}

/** Chooses and prices a shipment, and requests it. Input is never lost, whatever the result. */
export function ShipForm({ packages, initial, addresses, blank, countries, first, visit }: ShipFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { choices, change } = useChoices(initial, form, chosenOption(first?.quote, initial.service)?.service);
  const [other, setOther] = useState<AddressChoice | null>(null);
  const [draft, setDraft] = useState<AddressDraft | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [pressed, setPressed] = useState<'request' | 'ask'>('request');
  const router = useRouter();
  useFetchedAhead(load);

  const shippable = new Set(packages.map(({ id }) => id));
  // One that went elsewhere meanwhile is named above the form.
  const packageIds = choices.packageIds.filter((id) => shippable.has(id));
  const current = { ...choices, packageIds };
  const places = [...addresses, ...(other ? [other] : [])];
  const to = places.find(({ value }) => value === choices.address);
  const asked = to && packageIds.length > 0 ? askedOf(current, to.address) : null;
  const pricing = useQuote(asked, first);
  const requesting = useRequest(visit);
  const { quote, state } = pricing;
  const priced: Priced = {
    quote,
    isStale: state === 'stale',
    option: state === 'failed' ? undefined : chosenOption(quote, choices.service),
  };
  const { option } = priced;
  const earlier = option && pricing.before && chosenOption(pricing.before, option.service);
  const isRefusedPrice = requesting.unsent?.code === ErrorCode.versionConflict;
  const before = earlier && (isRefusedPrice || earlier.amount !== option.amount) ? earlier : undefined;

  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid] input, [aria-invalid]')?.focus();
  }, [refusals]);

  const decide: typeof change = (part) => {
    setErrors({});
    requesting.forget();
    change(part);
  };
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const onRefused = ({ code, fields = {} }: ErrorView) => {
    // Another quote, or one that holds no longer: the prices of now are shown, and nothing was requested.
    if (code === ErrorCode.versionConflict || 'quote.id' in fields) pricing.again();
    if (code === ErrorCode.transitionNotAllowed || code === ErrorCode.pathNotFound) router.refresh();
    const wrong = addressErrors(fields);
    if (other && Object.keys(wrong).length > 0) setDraft({ address: other.address, errors: wrong });
    else if (Object.keys(fields).length > 0) refuse(fields);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent & { submitter: HTMLElement | null };
    const isAsking = submitter?.dataset.send === 'ask' || !option;
    const problems = problemsOf(packageIds, to !== undefined);
    if (Object.keys(problems).length > 0 || !to) {
      refuse(problems);
      return;
    }
    if (!isAsking && (state !== 'ready' || !quote)) return;
    const note = new FormData(event.currentTarget).get(field.note);
    setPressed(isAsking ? 'ask' : 'request');
    requesting.send(
      {
        packageIds,
        address: to.address,
        options: choices.extras ?? [],
        onHold: choices.onHold,
        ...(typeof note === 'string' && note.trim() !== '' && { note }),
        ...(!isAsking && { quote: { id: quote?.id, service: option?.service } }),
      },
      onRefused,
    );
  };

  const gone = choices.service !== '' && quote && !option && quote.options.length > 0;
  return (
    <>
      <form
        ref={form}
        action={shipPath}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          // Enter in a box or a radio button would send the form, and so order.
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
        className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start"
      >
        <div className="flex min-w-0 flex-col gap-6">
          <WhatPart
            packages={packages}
            choices={current}
            change={decide}
            consolidation={
              quote?.offers.includes('consolidation')
                ? { ...(option?.saves && { saves: { amount: option.saves, service: option.name } }) }
                : undefined
            }
            error={errors.packageIds}
          />
          <WherePart
            addresses={places}
            value={choices.address}
            hasOther={other !== null}
            error={errors.address}
            onChange={(address) => decide({ address })}
            onOther={() => setDraft({ address: other?.address ?? blank })}
          />
          <HowPart
            packages={packages}
            choices={current}
            change={decide}
            priced={priced}
            errors={{
              service: gone ? text('shipping.how.gone') : errors['quote.service'],
              note: errors.note,
            }}
          />
          <noscript>
            <Button type="submit" withoutScript variant="secondary">
              {text('shipping.cost.update')}
            </Button>
          </noscript>
        </div>
        <CostPart
          packages={packages}
          priced={priced}
          before={before}
          error={pricing.error}
          onRetry={pricing.again}
          visit={visit}
          sending={requesting.sending ? pressed : undefined}
          unsent={requesting.unsent}
          isUnsure={requesting.isUnsure}
        />
        <p role="status" className="sr-only">
          {state === 'ready' && option && text('shipping.cost.announce', { service: option.name, total: option.total })}
        </p>
      </form>
      {draft && (
        <AddressDialog
          draft={draft}
          title={text('shipping.where.legend')}
          countries={countries}
          onClose={() => setDraft(null)}
          onSave={(address, [label = address.name, ...lines]) => {
            setDraft(null);
            setOther({ value: another, label, detail: lines.join(', '), address });
            decide({ address: another });
          }}
        />
      )}
    </>
  );
}
