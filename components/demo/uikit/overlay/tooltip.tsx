'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { Tooltip } from '@/components/kit/display/tooltip';

export default function TooltipSection() {
  return (
    <DemoSection
      title="Tooltip"
      description="Shows on hover and on focus; Escape puts it away without moving the focus."
      className="h-full"
    >
      <div className="flex flex-wrap items-end gap-4">
        <div className="min-w-48 grow">
          <Field id="tooltip-tracking" label="Tracking number">
            {(control) => (
              <Tooltip text="The 12 to 22 characters under the bar code." side="bottom">
                <Input {...control} placeholder="1Z 999 AA1 01 2345 6784" />
              </Tooltip>
            )}
          </Field>
        </div>
        <Tooltip text="Asks the carrier for its latest scan." side="bottom">
          <Button variant="secondary" icon="refresh-cw">
            Update
          </Button>
        </Tooltip>
      </div>
    </DemoSection>
  );
}
