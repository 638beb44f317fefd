'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { FilterSelect } from '@/components/kit/pickers/filter-select';
import { Form } from '@/components/kit/form/form';
import { FormControl } from '@/components/kit/form/form-control';
import { FormField } from '@/components/kit/form/form-field';
import { useForm } from '@/components/kit/form/use-form';
import { GrowingTextarea } from '@/components/kit/inputs/growing-textarea';
import { Input } from '@/components/ui/field/input';
import { toast } from '@/components/ui/feedback/toast';
import { countries, type CountryCode } from '../data/countries';
import { Flag } from '../flag';
import { AvatarField } from './avatar-field';
import { added, customerArea, type CustomerFacts } from './customer-area';
import { customerSchema, emptyCustomer, type CustomerFields } from './customer-schema';
import { WebsiteField } from './website-field';

const countryChoices = (Object.keys(countries) as CountryCode[]).map((code) => ({
  value: code,
  label: countries[code],
  mark: <Flag code={code} />,
}));

/** The form of a customer; a new one is added at the top of the list. */
export function CustomerForm() {
  const router = useRouter();
  const form = useForm<CustomerFields, CustomerFacts>({
    schema: customerSchema,
    defaults: emptyCustomer,
    onSubmit: async (facts) => {
      customerArea.change((all) => added(all, facts));
      toast({ severity: 'success', summary: 'Customer created', detail: facts.name, life: 5000 });
      router.push('/profile/list');
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      aria-label="New customer"
      className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid gap-4 md:grid-cols-2">
        <FormField form={form} name="name" label="Nickname">
          {(control) => <Input autoComplete="off" {...control} />}
        </FormField>
        <FormField form={form} name="email" label="E-mail">
          {(control) => <Input type="email" autoComplete="off" {...control} />}
        </FormField>
        <div className="md:col-span-2">
          <FormField form={form} name="bio" label="Biography" optional hint="Up to 400 letters.">
            {(control) => <GrowingTextarea {...control} />}
          </FormField>
        </div>
        <FormControl form={form} name="country" label="Country">
          {(control) => (
            <FilterSelect
              {...control}
              label="Countries"
              choices={countryChoices}
              placeholder="Choose a country"
            />
          )}
        </FormControl>
        <FormField form={form} name="city" label="City" optional>
          {(control) => <Input autoComplete="off" {...control} />}
        </FormField>
        <FormField form={form} name="state" label="State or region" optional>
          {(control) => <Input autoComplete="off" {...control} />}
        </FormField>
        <WebsiteField form={form} />
      </div>
      <AvatarField value={form.values.image} onChange={(image) => form.set('image', image)} />
      <div className="flex flex-wrap gap-2 lg:col-span-2">
        <Button type="submit">Create customer</Button>
        <ButtonLink href="/profile/list" variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
