import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';

export default function TextSection() {
  return (
    <DemoSection title="Text field">
      <div className="flex flex-col gap-4">
        <Field id="text-default" label="Nickname of the parcel">
          {(control) => <Input {...control} placeholder="Birthday lamp" />}
        </Field>
        <Field id="text-disabled" label="Tracking number" hint="The carrier gives it; it can’t be changed.">
          {(control) => <Input {...control} disabled defaultValue="1Z 999 AA1 0123 456 784" />}
        </Field>
        <Field
          id="text-invalid"
          label="Suite number"
          error="A suite number has three letters, such as MIA-10428."
        >
          {(control) => <Input {...control} defaultValue="10428" />}
        </Field>
      </div>
    </DemoSection>
  );
}
