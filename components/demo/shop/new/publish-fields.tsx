import { FormControl } from '@/components/kit/form/form-control';
import { NumberField } from '@/components/ui/field/number-field';
import { Switch } from '@/components/ui/field/switch';
import { FormCard } from '../form-card';
import type { ProductPartProps } from './description-fields';

/** Availability and visibility. */
export function PublishFields({ form }: ProductPartProps) {
  return (
    <FormCard title="Stock and shelf">
      <div className="@md:col-span-6 flex flex-col gap-4">
        <Switch id="new-in-stock" label="In stock" {...form.register('inStock')} />
        {form.watch('inStock') && (
          <FormControl form={form} name="quantity" label="Quantity">
            {({ value, onChange, onBlur, ref: _, ...control }) => (
              <NumberField
                {...control}
                value={typeof value === 'number' ? value : null}
                onChange={onChange}
                onBlur={onBlur}
                min={0}
                max={9999}
              />
            )}
          </FormControl>
        )}
        <Switch id="new-published" label="Published" {...form.register('published')} />
        <p className="text-sm text-muted">
          {form.watch('published') ? 'Anyone can buy it at once.' : 'A draft, which only you see.'}
        </p>
      </div>
    </FormCard>
  );
}
