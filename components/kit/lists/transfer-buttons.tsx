import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';
import { IconButton } from '@/components/ui/action/icon-button';
import type { Movable } from './movable';

type Side = 'source' | 'target';

interface TransferButtonsProps {
  labels: Record<Side, string>;
  value: Record<Side, readonly Movable[]>;
  selected: ReadonlySet<string>;
  onSend: (from: Side, ids: ReadonlySet<string>) => void;
}

const buttons: { from: Side; all: boolean; icon: IconName }[] = [
  { from: 'source', all: false, icon: 'chevron-right' },
  { from: 'source', all: true, icon: 'chevrons-right' },
  { from: 'target', all: false, icon: 'chevron-left' },
  { from: 'target', all: true, icon: 'chevrons-left' },
];

/** Moves the selected items, or all, to the other list. Below 768 px the lists are stacked. */
export function TransferButtons({ labels, value, selected, onSend }: TransferButtonsProps) {
  return (
    <div
      role="group"
      aria-label={text('kit.lists.transfer')}
      className="flex justify-center gap-1 md:flex-col"
    >
      {buttons.map(({ from, all, icon }) => {
        const ids = value[from].map((item) => item.id).filter((id) => all || selected.has(id));
        const list = labels[from === 'source' ? 'target' : 'source'];
        return (
          <IconButton
            key={icon}
            icon={icon}
            label={all ? text('kit.lists.allTo', { list }) : text('kit.lists.selectedTo', { list })}
            disabled={ids.length === 0}
            onClick={() => onSend(from, new Set(ids))}
            className="border border-field-line disabled:pointer-events-none disabled:opacity-40 max-md:rotate-90 max-md:rtl:-rotate-90"
          />
        );
      })}
    </div>
  );
}
