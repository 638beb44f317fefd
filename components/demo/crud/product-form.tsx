'use client';

import { Button } from '@/components/ui/action/button';
import { Form } from '@/components/kit/form/form';
import { FormControl } from '@/components/kit/form/form-control';
import { FormField } from '@/components/kit/form/form-field';
import { useForm } from '@/components/kit/form/use-form';
import { GrowingTextarea } from '@/components/kit/inputs/growing-textarea';
import { Input } from '@/components/ui/field/input';
import { NumberField } from '@/components/ui/field/number-field';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { Select } from '@/components/ui/field/select';
import type { Product } from '../data/products';
import { stockWords } from '../stock-tag';
import type { ProductFacts } from './product-area';
import { categories, fieldsOf, productSchema, type ProductFields } from './product-schema';

interface ProductFormProps {
  product?: Product | undefined;
  onDone: (facts?: ProductFacts) => void;
}

const categoryChoices = categories.map((category) => ({ value: category, label: category }));
const dollars = { style: 'currency', currency: 'USD' } as const;

/** The fields of a product, for a dialog. */
export function ProductForm({ product, onDone }: ProductFormProps) {
  const form = useForm<ProductFields, ProductFacts>({
    schema: productSchema,
    defaults: fieldsOf(product),
    onSubmit: async (facts) => {
      onDone(facts);
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label="Product" className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <FormField form={form} name="name" label="Name">
          {(control) => <Input autoFocus {...control} />}
        </FormField>
      </div>
      <div className="sm:col-span-2">
        <FormField form={form} name="description" label="Description" optional>
          {(control) => <GrowingTextarea {...control} />}
        </FormField>
      </div>
      <div className="sm:col-span-2">
        <RadioGroup
          legend="Category"
          choices={categoryChoices}
          value={form.values.category}
          onChange={(category) => form.set('category', category)}
          inline
        />
      </div>
      <FormControl form={form} name="price" label="Price">
        {(control) => <NumberField {...control} min={0} format={dollars} />}
      </FormControl>
      <FormControl form={form} name="quantity" label="Quantity">
        {(control) => <NumberField {...control} min={0} />}
      </FormControl>
      <div className="sm:col-span-2">
        <FormField form={form} name="inventoryStatus" label="Status">
          {(control) => (
            <Select {...control}>
              {Object.entries(stockWords).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
        <Button variant="secondary" onClick={() => onDone()}>
          Cancel
        </Button>
        <Button type="submit">{product ? 'Save product' : 'Create product'}</Button>
      </div>
    </Form>
  );
}
