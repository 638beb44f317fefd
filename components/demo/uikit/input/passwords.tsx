import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { PasswordInput } from '@/components/ui/field/password-input';

export default function PasswordSection() {
  return (
    <DemoSection title="Password">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field id="password-new" label="New password" hint="The eye shows it.">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </Field>
        <Field id="password-invalid" label="Present password" error="This is not your present password.">
          {(control) => <PasswordInput {...control} autoComplete="off" defaultValue="harbour" />}
        </Field>
      </div>
    </DemoSection>
  );
}
