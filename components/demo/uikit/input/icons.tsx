import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { IconField } from '@/components/kit/inputs/icon-field';
import { Input } from '@/components/ui/field/input';

export default function IconsSection() {
  return (
    <DemoSection title="Icon fields">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="icon-start" label="Find a parcel">
          {(control) => (
            <IconField start="search">
              <Input {...control} type="search" placeholder="Number or shop" />
            </IconField>
          )}
        </Field>
        <Field id="icon-end" label="Reply address">
          {(control) => (
            <IconField end="mail">
              <Input {...control} type="email" autoComplete="off" placeholder="you@example.com" />
            </IconField>
          )}
        </Field>
        <Field id="icon-both" label="Delivered to">
          {(control) => (
            <IconField start="map-pin" end="check">
              <Input {...control} defaultValue="14 Harbour Road" />
            </IconField>
          )}
        </Field>
        <Field id="icon-loading" label="Postal code" hint="Looking up the town.">
          {(control) => (
            <IconField start="demo:map" loading>
              <Input {...control} aria-busy defaultValue="33122" inputMode="numeric" />
            </IconField>
          )}
        </Field>
      </div>
    </DemoSection>
  );
}
