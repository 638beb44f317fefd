import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { formatMoney } from '@/lib/format';
import { ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import type { Declared } from './actions';

/** The version saved meanwhile, beside the customer's input, to choose from. */
export function DeclarationConflict({ saved, onTake }: { saved: Declared; onTake: () => void }) {
  return (
    <Alert
      severity="warn"
      title={text('package.conflict.title')}
      code={ErrorCode.versionConflict}
      action={
        <Button variant="secondary" size="small" onClick={onTake}>
          {text('package.conflict.useSaved')}
        </Button>
      }
    >
      <p>{text('package.conflict.explanation')}</p>
      <ul aria-label={text('package.conflict.saved')} className="mt-1 list-disc ps-5">
        {saved.contents.map(({ description, quantity, unitValue }, index) => (
          <li key={index}>
            {text('package.conflict.line', {
              quantity: String(quantity),
              description,
              value: formatMoney(unitValue),
            })}
          </li>
        ))}
        {saved.contents.length === 0 && <li>{text('package.conflict.empty')}</li>}
      </ul>
    </Alert>
  );
}
