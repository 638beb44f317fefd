import { Icon } from '@/components/ui/display/icon';
import { text } from '@/lib/text/text';

const keyClasses =
  'inline-flex h-5 min-w-5 items-center justify-center rounded border border-line px-1 font-sans text-xs text-body';

/** What the keys do, where there is a keyboard. A screen reader says it of each combobox. */
export function KeyHints() {
  return (
    <p
      aria-hidden="true"
      className="hidden shrink-0 flex-wrap gap-x-5 gap-y-1 border-t border-line px-4 py-2.5 text-xs text-muted md:flex"
    >
      <span className="flex items-center gap-1.5">
        <kbd className={keyClasses}>
          <Icon name="arrow-up" />
        </kbd>
        <kbd className={keyClasses}>
          <Icon name="arrow-down" />
        </kbd>
        {text('shell.search.keys.move')}
      </span>
      <span className="flex items-center gap-1.5">
        <kbd className={keyClasses}>{text('shell.search.keys.enter')}</kbd>
        {text('shell.search.keys.open')}
      </span>
      <span className="flex items-center gap-1.5">
        <kbd className={keyClasses}>{text('shell.search.keys.escape')}</kbd>
        {text('shell.search.keys.close')}
      </span>
    </p>
  );
}
