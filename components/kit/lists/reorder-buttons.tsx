import type { IconName } from '@/lib/icons/icon-names';
import { IconButton } from '@/components/ui/action/icon-button';
import type { Move } from './moves';

const buttons: { move: Move; icon: IconName; words: string }[] = [
  { move: 'top', icon: 'chevrons-up', words: 'to the top' },
  { move: 'up', icon: 'chevron-up', words: 'up' },
  { move: 'down', icon: 'chevron-down', words: 'down' },
  { move: 'bottom', icon: 'chevrons-down', words: 'to the bottom' },
];

interface ReorderButtonsProps {
  /** The list's name. */
  label: string;
  disabled: boolean;
  onMove: (move: Move) => void;
}

/** Moves the selected items within their list. */
export function ReorderButtons({ label, disabled, onMove }: ReorderButtonsProps) {
  return (
    <div role="group" aria-label={`Order of ${label}`} className="flex">
      {buttons.map(({ move, icon, words }) => (
        <IconButton
          key={move}
          icon={icon}
          label={`Move selected ${words}`}
          disabled={disabled}
          onClick={() => onMove(move)}
          className="disabled:pointer-events-none disabled:opacity-40"
        />
      ))}
    </div>
  );
}
