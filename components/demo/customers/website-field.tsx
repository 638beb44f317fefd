'use client';

import { FormField } from '@/components/kit/form/form-field';
import type { FormHook } from '@/components/kit/form/use-form';
import { Input } from '@/components/ui/field/input';
import { InputAddon, InputGroup } from '@/components/kit/inputs/input-group';
import type { CustomerFields } from './customer-schema';

/** An address field with a fixed prefix. */
export function WebsiteField({ form }: { form: FormHook<CustomerFields> }) {
  return (
    <FormField form={form} name="website" label="Website" optional>
      {(control) => (
        <InputGroup dir="ltr">
          <InputAddon>https://</InputAddon>
          <Input inputMode="url" autoCapitalize="none" spellCheck={false} {...control} />
        </InputGroup>
      )}
    </FormField>
  );
}
