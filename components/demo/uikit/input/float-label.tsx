import { DemoSection } from '@/components/demo/demo-section';
import { FloatField } from '@/components/kit/inputs/float-field';
import { Input } from '@/components/ui/field/input';

export default function FloatLabelSection() {
  return (
    <DemoSection title="Float label">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FloatField id="float-empty" label="Recipient">
          {(control) => <Input {...control} autoComplete="off" />}
        </FloatField>
        <FloatField id="float-filled" label="Company">
          {(control) => <Input {...control} autoComplete="off" defaultValue="Harbour Light Books" />}
        </FloatField>
        <FloatField id="float-invalid" label="Weight in grams" error="Enter a weight above zero.">
          {(control) => <Input {...control} inputMode="numeric" />}
        </FloatField>
        <FloatField id="float-disabled" label="Customs number">
          {(control) => <Input {...control} disabled defaultValue="Given on arrival" />}
        </FloatField>
      </div>
    </DemoSection>
  );
}
