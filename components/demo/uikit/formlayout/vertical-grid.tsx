import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';

export default function VerticalGridSection() {
  return (
    <DemoSection title="Vertical grid">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="grid-name" label="Name">
          {(control) => <Input {...control} autoComplete="name" />}
        </Field>
        <Field id="grid-email" label="E-mail">
          {(control) => <Input {...control} type="email" autoComplete="email" />}
        </Field>
        <Field id="grid-phone" label="Phone">
          {(control) => <Input {...control} type="tel" autoComplete="tel" />}
        </Field>
        <Field id="grid-suite" label="Suite">
          {(control) => <Input {...control} placeholder="MIA-10428" />}
        </Field>
      </div>
    </DemoSection>
  );
}
