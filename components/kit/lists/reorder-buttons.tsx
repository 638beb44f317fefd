import type { IconName } from '@/lib/icons/icon-names';
import { text, type MessageKey } from '@/lib/text/text';
import { IconButton } from '@/components/ui/action/icon-button';
import type { Move } from './moves';

const buttons = [
  { move: 'top', icon: 'demo:chevrons-up', words: 'kit.lists.top' },
  { move: 'up', icon: 'demo:chevron-up', words: 'kit.lists.up' },
  { move: 'down', icon: 'chevron-down', words: 'kit.lists.down' },
  { move: 'bottom', icon: 'demo:chevrons-down', words: 'kit.lists.bottom' },
] as const satisfies { move: Move; icon: IconName; words: MessageKey }[];

interface ReorderButtonsProps {
  /** The list's name. */
  label: string;
  disabled: boolean;
  onMove: (move: Move) => void;
}

/** Moves the selected items within their list. */
export function ReorderButtons({ label, disabled, onMove }: ReorderButtonsProps) {
  return (
    <div role="group" aria-label={text('kit.lists.order', { list: label })} className="flex">
      {buttons.map(({ move, icon, words }) => (
        <IconButton
          key={move}
          icon={icon}
          label={text(words)}
          disabled={disabled}
          onClick={() => onMove(move)}
          className="disabled:pointer-events-none disabled:opacity-40"
        />
      ))}
    </div>
  );
}
