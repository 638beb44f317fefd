import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';

export default function HelpTextSection() {
  return (
    <DemoSection title="Help text">
      <Field
        id="help-username"
        label="Nickname"
        hint="It stands on the labels of your shelves, so choose something the warehouse can read aloud."
      >
        {(control) => <Input {...control} autoComplete="nickname" />}
      </Field>
    </DemoSection>
  );
}
