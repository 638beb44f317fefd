'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { MultiSelect } from '@/components/kit/pickers/multi-select';
import { carrierChoices, countryChoices } from './choices';

type Country = (typeof countryChoices)[number]['value'];

export default function MultiSelectSection() {
  const [countries, setCountries] = useState<Country[]>(['FR', 'JP']);
  return (
    <DemoSection title="Multi-select">
      <div className="grid gap-4">
        <Field id="multi-countries" label="Countries you buy in">
          {(control) => (
            <MultiSelect
              {...control}
              label="Countries"
              choices={countryChoices}
              value={countries}
              onChange={setCountries}
              placeholder="Choose countries"
            />
          )}
        </Field>
        <Field id="multi-carriers" label="Carriers with a contract" hint="Set by the warehouse.">
          {(control) => (
            <MultiSelect
              {...control}
              disabled
              label="Carriers"
              choices={carrierChoices}
              value={['ups', 'fedex', 'dhl', 'usps', 'ontrac']}
              onChange={() => {}}
            />
          )}
        </Field>
      </div>
    </DemoSection>
  );
}
