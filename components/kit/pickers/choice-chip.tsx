import { text } from '@/lib/text/text';
import type { Choice } from '@/components/ui/field/choice';
import { Icon } from '@/components/ui/display/icon';

interface ChoiceChipProps {
  choice: Pick<Choice, 'label' | 'mark'>;
  /** Without it the chip is read-only. */
  onRemove?: () => void;
  disabled?: boolean;
}

/** A chosen value in a field. */
export function ChoiceChip({ choice, onRemove, disabled = false }: ChoiceChipProps) {
  return (
    <span
      className={`inline-flex min-h-7 min-w-0 items-center gap-1.5 rounded-sm bg-neutral-tint ps-2 text-sm text-neutral ${onRemove ? '' : 'pe-2'}`}
    >
      {choice.mark}
      <span className="truncate">{choice.label}</span>
      {onRemove && (
        <button
          type="button"
          disabled={disabled}
          aria-label={text('kit.remove', { name: choice.label })}
          onClick={(event) => {
            event.stopPropagation();
            onRemove();
          }}
          className="hover:bg-surface-500/20 flex size-7 items-center justify-center rounded-sm disabled:pointer-events-none"
        >
          <Icon name="x" />
        </button>
      )}
    </span>
  );
}
