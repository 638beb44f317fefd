import { FormControl } from '@/components/kit/form/form-control';
import { NumberField } from '@/components/ui/field/number-field';
import { FormSwitch } from '@/components/kit/form/form-switch';
import { FormCard } from '../form-card';
import type { ProductPartProps } from './description-fields';

/** Availability and visibility. */
export function PublishFields({ form }: ProductPartProps) {
  return (
    <FormCard title="Stock and shelf">
      <div className="@md:col-span-6 flex flex-col gap-4">
        <FormSwitch form={form} id="new-in-stock" name="inStock" label="In stock" />
        {form.values.inStock && (
          <FormControl form={form} name="quantity" label="Quantity">
            {(control) => <NumberField {...control} min={0} max={9999} />}
          </FormControl>
        )}
        <FormSwitch form={form} id="new-published" name="published" label="Published" />
        <p className="text-sm text-muted">
          {form.values.published ? 'Anyone can buy it at once.' : 'A draft, which only you see.'}
        </p>
      </div>
    </FormCard>
  );
}
