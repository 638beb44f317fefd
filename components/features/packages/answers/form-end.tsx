import { Button } from '@/components/ui/action/button';
import { text } from '@/lib/text/text';
import { WriteToWarehouse } from '../write-to-warehouse';

interface FormEndProps {
  label: string;
  sending: boolean;
  /** Whether it can no longer be sent. */
  isOver: boolean;
  contact: string;
  reference: string;
  onDiscard: () => void;
}

/** The button that sends an answer, or puts aside one that nobody waits for; and how to reach the warehouse otherwise. */
export function FormEnd({ label, sending, isOver, contact, reference, onDiscard }: FormEndProps) {
  return (
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
  );
}
