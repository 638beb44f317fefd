'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { Alert } from '@/components/ui/feedback/alert';
import { FilterSelect } from '@/components/kit/pickers/filter-select';
import { Form } from '@/components/kit/form/form';
import { FormControl } from '@/components/kit/form/form-control';
import { FormDate } from '@/components/kit/form/form-date';
import { FormField } from '@/components/kit/form/form-field';
import { useForm } from '@/components/kit/form/use-form';
import { GrowingTextarea } from '@/components/kit/inputs/growing-textarea';
import { Input } from '@/components/ui/field/input';
import { addressSchema, emptyAddress } from './address';
import { checkZip, stateChoices } from './states';

export default function AdvancedSection() {
  const [saved, setSaved] = useState('');
  const form = useForm({
    schema: addressSchema,
    defaults: emptyAddress,
    onSubmit: async ({ firstName, lastName, state, zip }) => {
      setSaved('');
      const problem = await checkZip(state, zip);
      if (problem) return { zip: problem };
      setSaved(`${firstName} ${lastName}, ${state} ${zip}`);
      return undefined;
    },
  });
  return (
    <DemoSection title="Advanced" description="Checked when it is sent; try it with mistakes.">
      <Form form={form} aria-label="Forwarding address" className="grid items-start gap-4 md:grid-cols-6">
        <div className="md:col-span-3">
          <FormField form={form} name="firstName" label="First name">
            {(control) => <Input autoComplete="given-name" {...control} />}
          </FormField>
        </div>
        <div className="md:col-span-3">
          <FormField form={form} name="lastName" label="Last name">
            {(control) => <Input autoComplete="family-name" {...control} />}
          </FormField>
        </div>
        <div className="md:col-span-6">
          <FormField form={form} name="address" label="Address" hint="Street, number, apartment.">
            {(control) => <GrowingTextarea autoComplete="street-address" {...control} />}
          </FormField>
        </div>
        <div className="md:col-span-2">
          <FormControl form={form} name="state" label="State">
            {(control) => (
              <FilterSelect {...control} label="States" choices={stateChoices} placeholder="Choose a state" />
            )}
          </FormControl>
        </div>
        <div className="md:col-span-2">
          <FormField form={form} name="zip" label="ZIP code">
            {(control) => <Input autoComplete="postal-code" inputMode="numeric" {...control} />}
          </FormField>
        </div>
        <div className="md:col-span-2">
          <FormDate form={form} name="from" label="Send parcels from" optional />
        </div>
        <div className="flex flex-col items-start gap-4 md:col-span-6">
          <Button type="submit" loading={form.submitting}>
            Save address
          </Button>
          {saved && (
            <Alert severity="success" title="The address is saved">
              {saved}
            </Alert>
          )}
        </div>
      </Form>
    </DemoSection>
  );
}
