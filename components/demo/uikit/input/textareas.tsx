'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Field } from '@/components/ui/field/field';
import { GrowingTextarea } from '@/components/kit/inputs/growing-textarea';
import { Textarea } from '@/components/ui/field/textarea';

export default function TextareaSection() {
  return (
    <DemoSection title="Text area">
      <div className="flex flex-col gap-4">
        <Field id="area-growing" label="Delivery instructions" hint="The field grows with what you write.">
          {(control) => <GrowingTextarea {...control} placeholder="Leave it with the neighbour in flat 3" />}
        </Field>
        <Field
          id="area-plain"
          label="Declaration of contents"
          error="Say what is in the parcel and what it is worth."
        >
          {(control) => <Textarea {...control} rows={2} />}
        </Field>
      </div>
    </DemoSection>
  );
}
