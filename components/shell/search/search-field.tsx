import { iconButtonClasses } from '@/components/ui/action/icon-button';
import { Icon } from '@/components/ui/display/icon';
import { Input } from '@/components/ui/field/input';
import { classNames } from '@/components/ui/styles/class-names';
import { maxLength } from '@/lib/domain/values/bounds';
import { text } from '@/lib/text/text';
import { LateSearch } from './late-search';
import { searchFieldId } from './search-field-id';

/**
 * The search field of the top bar, on a phone a button. By itself it is a form that searches the list of packages; its
 * script opens the box over the page instead.
 */
export function SearchField() {
  return (
    <form
      id={searchFieldId}
      action="/packages"
      role="search"
      className="md:@container relative min-w-0 shrink md:w-72"
    >
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted max-md:hidden"
      />
      <Input
        type="search"
        name="q"
        maxLength={maxLength.search}
        autoComplete="off"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={text('shell.search.label')}
        placeholder={text('shell.search.label')}
        className="py-2! ps-9! max-md:hidden"
      />
      <button
        type="submit"
        aria-label={text('shell.search.label')}
        title={text('shell.search.label')}
        className={classNames(iconButtonClasses, 'md:hidden')}
      >
        <Icon name="search" size={20} />
      </button>
      <LateSearch />
    </form>
  );
}
