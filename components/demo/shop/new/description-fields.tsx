import { Editor } from '@/components/kit/editor/editor';
import { FormControl } from '@/components/kit/form/form-control';
import { FormField } from '@/components/kit/form/form-field';
import type { FormHook } from '@/components/kit/form/use-form';
import { Input } from '@/components/ui/field/input';
import { NumberField } from '@/components/ui/field/number-field';
import { FormCard } from '../form-card';
import type { ProductFields } from './product-form';

export interface ProductPartProps {
  form: FormHook<ProductFields>;
}

const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD' };

/** Name, price and description. */
export function DescriptionFields({ form }: ProductPartProps) {
  return (
    <FormCard title="Product">
      <div className="@md:col-span-6">
        <FormField form={form} name="name" label="Name">
          {(control) => <Input autoComplete="off" {...control} />}
        </FormField>
      </div>
      <div className="@md:col-span-3">
        <FormControl form={form} name="price" label="Price">
          {(control) => <NumberField {...control} min={0} format={dollars} />}
        </FormControl>
      </div>
      <div className="@md:col-span-3">
        <FormField form={form} name="code" label="Code" hint="Such as KT-1080.">
          {(control) => <Input autoComplete="off" autoCapitalize="characters" {...control} />}
        </FormField>
      </div>
      <div className="@md:col-span-6">
        <FormControl form={form} name="description" label="Description">
          {(control) => <Editor {...control} toolbarLabel="Look of the description" />}
        </FormControl>
      </div>
    </FormCard>
  );
}
