import { Button } from '@/components/ui/action/button';
import { text } from '@/lib/text/text';
import { WriteToWarehouse } from '@/components/shared/warehouse/write-to-warehouse';
import { UnsentAlert } from './unsent-alert';
import type { Unsent } from './use-answer';

interface FormEndProps {
  label: string;
  /** What is said above an answer that was not sent. */
  notSent: string;
  unsent: Unsent | null;
  sending: boolean;
  /** Whether it can no longer be sent. */
  isOver: boolean;
  contact: string;
  reference: string;
  onDiscard: () => void;
}

/** Why an answer was not sent; the button that sends it, or puts aside one that nobody waits for; and how to reach the warehouse otherwise. */
export function FormEnd({
  label,
  notSent,
  unsent,
  sending,
  isOver,
  contact,
  reference,
  onDiscard,
}: FormEndProps) {
  return (
    <>
      <UnsentAlert unsent={unsent} isOver={isOver} title={notSent} />
      <div className="flex flex-wrap items-center gap-3">
        {isOver ? (
          <Button variant="secondary" onClick={onDiscard}>
            {text('package.answer.discard')}
          </Button>
        ) : (
          <Button type="submit" loading={sending}>
            {label}
          </Button>
        )}
        <WriteToWarehouse contact={contact} reference={reference} size="medium" />
      </div>
    </>
  );
}
