'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field';
import { MultiSelect } from '@/components/ui/multi-select';
import { countryChoices } from './choices';

type Country = (typeof countryChoices)[number]['value'];

export default function MultiSelectSection() {
  const [countries, setCountries] = useState<Country[]>(['FR', 'JP']);
  return (
    <DemoSection title="Multi-select">
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
    </DemoSection>
  );
}
