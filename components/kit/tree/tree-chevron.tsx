import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';

interface TreeChevronProps {
  expanded: boolean;
  onToggle: () => void;
}

/** Expands a row by pointer; the keyboard uses arrows, so this is no Tab stop. */
export function TreeChevron({ expanded, onToggle }: TreeChevronProps) {
  return (
    <span
      aria-hidden="true"
      data-toggle=""
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
      className="hover:bg-surface-500/10 inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-md"
    >
      <Icon
        name="chevron-right"
        className={classNames('transition-transform', expanded && 'rotate-90 rtl:-rotate-90')}
      />
    </span>
  );
}
