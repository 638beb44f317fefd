import type { Choice } from './choice';
import { Icon } from '@/components/ui/display/icon';

/** The content of an option in a list: icon, label, and a check mark if chosen. The option is the `group`. */
export function ChoiceLine({ choice }: { choice: Choice }) {
  return (
    <>
      {choice.mark}
      <span dir="auto" className="min-w-0 grow truncate">
        {choice.label}
      </span>
      <Icon name="check" className="group-data-selected:visible invisible" />
    </>
  );
}
