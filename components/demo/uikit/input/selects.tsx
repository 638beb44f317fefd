'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { FilterSelect } from '@/components/kit/pickers/filter-select';
import { Select } from '@/components/ui/field/select';
import { SelectList } from '@/components/kit/pickers/select-list';
import { countryChoices, warehouseChoices } from './choices';

type Country = (typeof countryChoices)[number]['value'];

export default function SelectSection() {
  const [from, setFrom] = useState<Country | null>('DE');
  const [to, setTo] = useState<Country | null>(null);
  return (
    <DemoSection title="Select">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field id="select-native" label="Warehouse" hint="The browser’s own list.">
          {(control) => (
            <Select {...control} defaultValue="mia">
              {warehouseChoices.map(({ value, label, disabled }) => (
                <option key={value} value={value} disabled={disabled}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="select-list" label="Shipped from">
          {(control) => <SelectList {...control} choices={countryChoices} value={from} onChange={setFrom} />}
        </Field>
        <Field
          id="select-filter"
          label="Shipped to"
          error={to === null ? 'Choose where it goes.' : undefined}
        >
          {(control) => (
            <FilterSelect
              {...control}
              label="Countries"
              choices={countryChoices}
              value={to}
              onChange={setTo}
              placeholder="Choose a country"
            />
          )}
        </Field>
        <Field id="select-loading" label="Customs office" hint="The offices are being fetched.">
          {(control) => (
            <SelectList
              {...control}
              choices={[]}
              value={null}
              onChange={() => {}}
              placeholder="One moment"
              loading
              disabled
            />
          )}
        </Field>
      </div>
    </DemoSection>
  );
}
