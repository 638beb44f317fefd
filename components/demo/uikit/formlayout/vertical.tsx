import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';

export default function VerticalSection() {
  return (
    <DemoSection title="Vertical">
      <div className="flex flex-col gap-4">
        <Field id="vertical-name" label="Name">
          {(control) => <Input {...control} autoComplete="name" />}
        </Field>
        <Field id="vertical-email" label="E-mail">
          {(control) => <Input {...control} type="email" autoComplete="email" />}
        </Field>
        <Field id="vertical-age" label="Years as a customer">
          {(control) => <Input {...control} inputMode="numeric" />}
        </Field>
      </div>
    </DemoSection>
  );
}
