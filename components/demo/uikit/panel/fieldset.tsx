'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Checkbox } from '@/components/ui/field/checkbox';
import { ToggleFieldset } from '@/components/kit/panels/toggle-fieldset';

export default function FieldsetSection() {
  return (
    <DemoSection title="Fieldset">
      <ToggleFieldset legend="Handling">
        <div className="flex flex-col gap-3">
          <Checkbox id="handling-upright" label="Keep upright" defaultChecked />
          <Checkbox id="handling-cool" label="Keep below 20 °C" />
          <Checkbox id="handling-insured" label="Insure for its full value" />
        </div>
      </ToggleFieldset>
    </DemoSection>
  );
}
