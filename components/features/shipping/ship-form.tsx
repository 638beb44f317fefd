'use client';

import dynamic from 'next/dynamic';
import { shipPath } from '@/components/shared/shipping/ship-path';
import { Button } from '@/components/ui/action/button';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { useFetchedAhead } from '@/components/ui/hooks/use-fetched-ahead';
import type { Address } from '@/lib/domain/values/common';
import type { Country } from '@/lib/domain/values/countries';
import { text } from '@/lib/text/text';
import { CostPart } from './cost-part';
import { HowPart } from './how-part';
import { another } from './use-choices';
import { useShipping, type Shipping } from './use-shipping';
import { WhatPart } from './what-part';
import { WherePart } from './where-part';

const load = () => import('@/components/shared/address/address-dialog');
const AddressDialog = dynamic(untilLoaded(load), { ssr: false });

interface ShipFormProps extends Shipping {
  /** An address to begin another one with. */
  blank: Address;
  countries: Country[];
}

/** Chooses and prices a shipment, and requests it. Input is never lost, whatever the result. */
export function ShipForm({ blank, countries, ...shipping }: ShipFormProps) {
  const { packages, visit } = shipping;
  const {
    form,
    choices,
    decide,
    places,
    other,
    keeping,
    draft,
    setDraft,
    takeOther,
    priced,
    errors,
    ...rest
  } = useShipping(shipping);
  useFetchedAhead(load);
  return (
    <>
      <form
        ref={form}
        action={shipPath}
        noValidate
        onSubmit={rest.submit}
        onKeyDown={(event) => {
          // Enter in a box or a radio button would send the form, and so order.
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
        className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start"
      >
        <div className="flex min-w-0 flex-col gap-6">
          <WhatPart
            packages={packages}
            choices={choices}
            change={decide}
            priced={priced}
            hasGone={rest.hasGone}
            error={errors.packageIds}
          />
          <WherePart
            addresses={places}
            value={choices.address}
            hasOther={other !== null}
            keeping={keeping}
            error={errors.address}
            onChange={(address) => decide({ address })}
            onOther={() => setDraft({ address: other?.address ?? blank })}
          />
          <HowPart packages={packages} choices={choices} change={decide} priced={priced} errors={errors} />
          <noscript>
            <Button type="submit" withoutScript variant="secondary">
              {text('shipping.cost.update')}
            </Button>
          </noscript>
        </div>
        <CostPart
          packages={packages}
          priced={priced}
          before={rest.before}
          error={rest.priceError}
          onRetry={rest.again}
          visit={visit}
          sending={rest.sending}
          unsent={rest.unsent}
          isUnsure={rest.isUnsure}
        />
        <p role="status" className="sr-only">
          {rest.news}
        </p>
      </form>
      {draft && (
        <AddressDialog
          draft={draft}
          title={text('shipping.where.legend')}
          countries={countries}
          action={text('address.use')}
          onClose={() => setDraft(null)}
          onSave={(address, [label = address.name, ...lines]) =>
            takeOther({ value: another, label, detail: lines.join(', '), address })
          }
        />
      )}
    </>
  );
}
