'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Autocomplete } from '@/components/kit/pickers/autocomplete';
import { AutocompleteChips } from '@/components/kit/pickers/autocomplete-chips';
import { Field } from '@/components/ui/field/field';
import { carrierChoices, countryChoices } from './choices';

export default function AutocompleteSection() {
  const [country, setCountry] = useState<(typeof countryChoices)[number]['value'] | null>(null);
  const [carrier, setCarrier] = useState<string | null>(null);
  const [carriers, setCarriers] = useState(['dhl', 'usps']);
  return (
    <DemoSection title="Autocomplete">
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id="auto-country" label="Country of origin">
            {(control) => (
              <Autocomplete
                {...control}
                choices={countryChoices}
                value={country}
                onChange={setCountry}
                placeholder="Type a few letters"
              />
            )}
          </Field>
          <Field id="auto-carrier" label="Carrier">
            {(control) => (
              <Autocomplete
                {...control}
                dropdown
                choices={carrierChoices}
                value={carrier}
                onChange={setCarrier}
                placeholder="Type or open"
              />
            )}
          </Field>
        </div>
        <Field id="auto-carriers" label="Carriers you expect" hint="Backspace takes the last one back.">
          {(control) => (
            <AutocompleteChips
              {...control}
              choices={carrierChoices}
              value={carriers}
              onChange={setCarriers}
              placeholder="Add carriers"
            />
          )}
        </Field>
      </div>
    </DemoSection>
  );
}
