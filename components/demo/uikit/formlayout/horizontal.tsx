import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';

export default function HorizontalSection() {
  return (
    <DemoSection title="Horizontal">
      <div className="flex flex-col gap-4">
        <Field id="horizontal-name" label="Name" beside>
          {(control) => <Input {...control} autoComplete="name" />}
        </Field>
        <Field id="horizontal-email" label="E-mail" error="Enter an address with an @." beside>
          {(control) => <Input {...control} type="email" autoComplete="email" defaultValue="ada.waybill" />}
        </Field>
      </div>
    </DemoSection>
  );
}
