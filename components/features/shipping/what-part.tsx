import { useState } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Message } from '@/components/ui/feedback/message';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { FieldGroup } from '@/components/ui/field/field-group';
import { RadioCards } from '@/components/ui/field/radio-cards';
import { mostPackages } from '@/lib/domain/shipment/most-packages';
import { text } from '@/lib/text/text';
import { apart, field, together, type ShipChoices } from './ship-choices';
import type { Priced } from './priced';
import type { ShipPackage } from './ship-facts';
import type { ChangeChoices } from './use-choices';

interface WhatPartProps {
  packages: readonly ShipPackage[];
  choices: ShipChoices;
  change: ChangeChoices;
  priced: Priced;
  /** Whether a chosen package went elsewhere meanwhile. */
  hasGone: boolean;
  error: string | undefined;
}

/** As many as are shown without a press. */
const fewOthers = 5;

interface PackageBoxesProps extends Pick<WhatPartProps, 'packages' | 'choices' | 'change' | 'error'> {
  /** All that may be shipped, for the order of a choice. */
  all: readonly ShipPackage[];
}

function PackageBoxes({ packages, all, choices: { packageIds }, change, error }: PackageBoxesProps) {
  // Without script one goes in with the same press that takes another out.
  const isFull = useHydrated() && packageIds.length >= mostPackages;
  const toggle = (id: string) => {
    const next = new Set(packageIds);
    if (!next.delete(id)) next.add(id);
    change({ packageIds: all.flatMap((one) => (next.has(one.id) ? [one.id] : [])) });
  };
  return (
    <ul className="flex flex-col">
      {packages.map(({ id, title, facts }) => (
        <li key={id}>
          <label className="-mx-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-2 py-2.5 text-sm hover:bg-card-hover has-[:disabled]:cursor-not-allowed">
            <input
              type="checkbox"
              name={field.packages}
              value={id}
              checked={packageIds.includes(id)}
              disabled={isFull && !packageIds.includes(id)}
              onChange={() => toggle(id)}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 rounded-sm accent-primary-mark"
            />
            <span className="wrap-anywhere min-w-0">
              <bdi className="block font-medium text-strong">{title}</bdi>
              <bdi className="block text-muted">{facts}</bdi>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** The packages of the shipment, and others that could go along; and whether they leave as one parcel. */
export function WhatPart({ packages, choices, change, priced, hasGone, error }: WhatPartProps) {
  const { quote, option } = priced;
  // A box that is ticked or cleared stays where it is.
  const [chosenFirst] = useState(() => new Set(choices.packageIds));
  const chosen = packages.filter(({ id }) => chosenFirst.has(id));
  const others = packages.filter(({ id }) => !chosenFirst.has(id));
  const boxes = { all: packages, choices, change, error };
  const saves = option?.saves !== undefined && { amount: option.saves, service: option.name };
  return (
    <Card aria-labelledby="ship-what">
      <CardHeader id="ship-what" title={text('shipping.what.title')} />
      <div className="flex flex-col gap-5">
        <FieldGroup legend={text('shipping.what.legend')} error={error}>
          {chosen.length > 0 && <PackageBoxes packages={chosen} {...boxes} />}
          {others.length > 0 && (
            <details open={chosen.length === 0 || others.length <= fewOthers} className="mt-1">
              <summary className="min-h-6 cursor-pointer py-1 text-sm font-medium text-primary-text">
                {text('shipping.what.others', { count: others.length })}
              </summary>
              {choices.packageIds.length >= mostPackages && (
                <p className="text-sm text-muted">{text('shipping.what.full', { count: mostPackages })}</p>
              )}
              <PackageBoxes packages={others} {...boxes} />
            </details>
          )}
        </FieldGroup>
        <div role="status" className="empty:hidden">
          {hasGone && <Message severity="warn">{text('shipping.what.gone')}</Message>}
        </div>
        {choices.packageIds.length > 1 && quote?.offers.includes('consolidation') && (
          <RadioCards
            legend={text('shipping.parcels.legend')}
            name={field.parcels}
            choices={[
              {
                value: together,
                label: text('shipping.parcels.together'),
                detail: saves
                  ? text('shipping.parcels.saves', saves)
                  : text('shipping.parcels.togetherMeaning'),
              },
              {
                value: apart,
                label: text('shipping.parcels.apart'),
                detail: text('shipping.parcels.apartMeaning'),
              },
            ]}
            value={choices.isTogether ? together : apart}
            onChange={(value) => change({ isTogether: value === together })}
          />
        )}
      </div>
    </Card>
  );
}
