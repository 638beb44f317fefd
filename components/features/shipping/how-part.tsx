import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Field } from '@/components/ui/field/field';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { Textarea } from '@/components/ui/field/textarea';
import type { FieldErrors } from '@/lib/contract/errors';
import { maxLength } from '@/lib/domain/values/bounds';
import { text } from '@/lib/text/text';
import { ExtraBoxes } from './extra-boxes';
import { RefusedServices } from './refused-services';
import { ServiceCards } from './service-cards';
import { field, holds, type ShipChoices } from './ship-choices';
import type { ShipPackage } from './ship-facts';
import type { Priced } from './priced';
import type { ChangeChoices } from './use-choices';

interface HowPartProps {
  packages: readonly ShipPackage[];
  choices: ShipChoices;
  change: ChangeChoices;
  priced: Priced;
  errors: FieldErrors;
}

const holdKeys = { wait: 'shipping.how.wait', without: 'shipping.how.without' } as const;

/** How the shipment travels: what is added, the service, and what the warehouse should know. */
export function HowPart({ packages, choices, change, priced, errors }: HowPartProps) {
  const { state, option } = priced;
  // After a failure those of an earlier question would be taken for the answer.
  const quote = state === 'failed' ? undefined : priced.quote;
  const { packageIds, extras = [], onHold, note } = choices;
  return (
    <Card aria-labelledby="ship-how">
      <CardHeader id="ship-how" title={text('shipping.how.title')} />
      <div className="flex flex-col gap-6">
        <ExtraBoxes
          offers={priced.quote?.offers ?? extras}
          extras={extras}
          onChange={(now) => change({ extras: now })}
        />
        {quote && quote.options.length > 0 && (
          <ServiceCards
            options={quote.options}
            leaving={quote.leaving}
            value={option?.service ?? ''}
            isStale={state !== 'ready'}
            error={option ? errors['quote.service'] : text('shipping.how.gone')}
            onChange={(service) => change({ service })}
          />
        )}
        {quote && <RefusedServices refused={quote.unavailable} packages={packages} />}
        {packageIds.length > 1 ? (
          <RadioGroup
            legend={text('shipping.how.hold')}
            name={field.onHold}
            choices={holds.map((value) => ({ value, label: text(holdKeys[value]) }))}
            value={onHold}
            onChange={(value) => change({ onHold: value })}
          />
        ) : (
          <input type="hidden" name={field.onHold} value={onHold} />
        )}
        <Field id="ship-note" label={text('shipping.how.note')} optional error={errors.note}>
          {(control) => (
            <Textarea {...control} name={field.note} defaultValue={note} maxLength={maxLength.shipmentNote} />
          )}
        </Field>
      </div>
    </Card>
  );
}
