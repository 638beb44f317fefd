'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { ColorPicker } from '@/components/kit/pickers/color-picker';
import { Field } from '@/components/ui/field/field';

export default function ColorSection() {
  const [label, setLabel] = useState('#298728');
  return (
    <DemoSection title="Colour picker">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="color-label" label="Colour of the label">
          {(control) => (
            <ColorPicker {...control} label="Colour of the label" value={label} onChange={setLabel} />
          )}
        </Field>
        <Field id="color-disabled" label="Colour of the tape">
          {(control) => (
            <ColorPicker
              {...control}
              label="Colour of the tape"
              value="#c2a36b"
              onChange={() => {}}
              disabled
            />
          )}
        </Field>
      </div>
    </DemoSection>
  );
}
