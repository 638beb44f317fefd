'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { IconButton } from '@/components/ui/action/icon-button';
import { Icon } from '@/components/ui/display/icon';
import { Spinner } from '@/components/ui/display/spinner';
import { useSignOut } from '@/components/shared/session/use-sign-out';
import { groupLabelClasses } from '@/components/ui/overlay/popup-classes';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { maxLength } from '@/lib/domain/values/bounds';
import type { Command, FoundGroup, FoundItem, ShownSearch } from '@/lib/i18n/shown-search';
import { text } from '@/lib/text/text';
import { FoundOption } from './found-option';
import { KeyHints } from './key-hints';
import { NotFound } from './not-found';
import { SearchFailure } from './search-failure';
import { SearchProblems } from './search-problems';
import { useSearch } from './use-search';

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  field: HTMLInputElement;
  onClose: () => void;
}

const none: ShownSearch = { groups: [], problems: [] };

/** Letters that were typed before the focus was in the box are in the field. */
function takeText(field: HTMLInputElement): string {
  const { value } = field;
  field.value = '';
  return value;
}

/** Enter that comes before the answer chooses what the answer begins with. */
function useEarlyEnter(isReading: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const entered = useRef(false);
  useEffect(() => {
    if (isReading || !entered.current) return;
    entered.current = false;
    list.current?.querySelector<HTMLElement>('[role="option"]')?.click();
  }, [isReading]);
  return {
    list,
    enter: () => {
      entered.current = true;
    },
    callOff: () => {
      entered.current = false;
    },
  };
}

/** The combobox of the search: what was found is chosen by arrows and Enter, or by a press. */
export function SearchBox({ input, field, onClose }: SearchBoxProps) {
  const [typed, setTyped] = useState('');
  const { answer, isReading, retry } = useSearch(typed);
  const { list, enter, callOff } = useEarlyEnter(isReading);
  const { signOut } = useSignOut();
  const { groups, problems } = answer && 'found' in answer ? answer.found : none;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isNothing = answer && 'found' in answer && count === 0 && problems.length === 0;

  const type = (value: string) => {
    callOff();
    setTyped(value);
  };
  const takeOver = () => {
    const before = takeText(field);
    if (before !== '') type(before);
  };
  const commands: Record<Command, () => void> = {
    appearance: () => dispatchLayout({ type: 'settingsToggled' }),
    signOut: () => void signOut(),
  };
  const choose = (item: FoundItem) => {
    onClose();
    if ('command' in item) commands[item.command]();
  };

  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={groups}
      autoHighlight="always"
      keepHighlight
      value={typed}
      onValueChange={(value, { reason }) => {
        if (reason === 'input-change') type(value);
      }}
      itemToStringValue={(item: FoundItem) => item.title}
    >
      <div className="flex shrink-0 items-center gap-3 border-b border-line py-2 pe-2 ps-4 focus-within:border-primary-mark">
        {isReading ? (
          <Spinner size={20} className="shrink-0 text-muted" />
        ) : (
          <Icon name="search" size={20} className="shrink-0 text-muted" />
        )}
        {/* The line below shows the focus: a ring would be a box in the box. */}
        <Autocomplete.Input
          ref={input}
          aria-label={text('shell.search.label')}
          placeholder={text('shell.search.placeholder')}
          maxLength={maxLength.search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onFocus={takeOver}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isReading) return;
            event.preventBaseUIHandler();
            enter();
          }}
          className="shadow-none! outline-none! h-10 min-w-0 grow text-ellipsis bg-transparent text-base text-strong placeholder:text-field-placeholder"
        />
        <IconButton icon="x" label={text('ui.close')} onClick={onClose} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        <Autocomplete.List
          ref={list}
          aria-label={text('shell.search.found')}
          aria-busy={isReading}
          className="px-2 pb-2 empty:hidden"
        >
          {(group: FoundGroup) => (
            <Autocomplete.Group key={group.heading} items={group.items}>
              <Autocomplete.GroupLabel className={groupLabelClasses}>{group.heading}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: FoundItem) => (
                  <FoundOption
                    key={'href' in item ? item.href + item.title : item.command}
                    item={item}
                    onChoose={choose}
                  />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        <SearchProblems problems={problems} retry={retry} />
        {isNothing && <NotFound q={answer.q} />}
        {answer && 'error' in answer && <SearchFailure error={answer.error} retry={retry} />}
      </div>
      <p role="status" className="sr-only">
        {isNothing && text('shell.search.nothing', { q: answer.q })}
        {count > 0 && !isReading && text('shell.search.count', { count })}
      </p>
      <KeyHints />
    </Autocomplete.Root>
  );
}
