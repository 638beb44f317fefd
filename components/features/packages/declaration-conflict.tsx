import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { formatMoney } from '@/lib/format';
import type { Declared } from './actions';

/** The version saved meanwhile, beside the customer's input, to choose from. */
export function DeclarationConflict({ saved, onTake }: { saved: Declared; onTake: () => void }) {
  return (
    <Alert
      severity="warn"
      title="The contents were changed while you were editing"
      code={1041}
      action={
        <Button variant="secondary" size="small" onClick={onTake}>
          Use saved version
        </Button>
      }
    >
      <p>Your version is still above. The saved version is:</p>
      <ul aria-label="Saved contents" className="mt-1 list-disc ps-5">
        {saved.contents.map(({ description, quantity, unitValue }, index) => (
          <li key={index}>
            {quantity} × {description}, {formatMoney(unitValue)} each
          </li>
        ))}
        {saved.contents.length === 0 && <li>No contents</li>}
      </ul>
    </Alert>
  );
}
