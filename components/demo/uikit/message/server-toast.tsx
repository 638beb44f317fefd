import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { Select } from '@/components/ui/field/select';
import { pickUpSlots } from './slots';

interface ServerToastProps {
  action: (data: FormData) => Promise<void>;
}

/** A plain form whose server action shows the toast, on its page or on the page it redirects to. */
export function ServerToast({ action }: ServerToastProps) {
  return (
    <DemoSection
      title="Toast from the server"
      description="A server action raises it. It comes with the answer, and follows a redirect."
      className="h-full"
    >
      <form action={action} className="flex flex-col gap-4">
        <Field id="pick-up-slot" label="Pick-up">
          {(control) => (
            <Select {...control} name="slot" defaultValue="">
              <option value="">Choose a time</option>
              {pickUpSlots.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" withoutScript>
            Book the pick-up
          </Button>
          <Button type="submit" withoutScript variant="secondary" name="then" value="leave">
            Book and leave the page
          </Button>
        </div>
      </form>
    </DemoSection>
  );
}
