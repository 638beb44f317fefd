import type { Choice } from './choice';
import { Icon } from '@/components/ui/display/icon';

/** What an option of a list shows: its mark, its words, and a check where it is chosen. The option is the `group`. */
export function ChoiceLine({ choice }: { choice: Choice }) {
  return (
    <>
      {choice.mark}
      <span className="min-w-0 grow truncate">{choice.label}</span>
      <Icon name="check" className="group-data-selected:visible invisible" />
    </>
  );
}
