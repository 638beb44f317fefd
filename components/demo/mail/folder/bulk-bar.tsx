'use client';

import { IconButton } from '@/components/ui/action/icon-button';
import { RowCheckbox } from '@/components/kit/table/row-checkbox';
import type { Mail } from '../mail';
import { moveLooks, movesOfAll, type Move } from '../moves';

interface BulkBarProps {
  shown: readonly Mail[];
  chosen: readonly Mail[];
  onSelectAll: (on: boolean) => void;
  onMove: (move: Move) => void;
  onRead: (read: boolean) => void;
}

/** Selects all mails of the page, and acts on the selected ones. */
export function BulkBar({ shown, chosen, onSelectAll, onMove, onRead }: BulkBarProps) {
  const someUnread = chosen.some(({ read }) => !read);
  return (
    <div
      role="group"
      aria-label="Chosen mails"
      className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2"
    >
      <span className="@max-3xl:w-8 inline-flex w-5 justify-center">
        <RowCheckbox
          label="Select all mails of this page"
          checked={shown.length > 0 && chosen.length === shown.length}
          partial={chosen.length > 0}
          disabled={shown.length === 0}
          onChange={(event) => onSelectAll(event.target.checked)}
        />
      </span>
      <p role="status" className="text-sm tabular-nums text-muted">
        {chosen.length > 0 ? (
          <>
            {chosen.length}
            <span className="max-sm:sr-only"> selected</span>
          </>
        ) : (
          <span aria-hidden="true">Select all</span>
        )}
      </p>
      {chosen.length > 0 && (
        <div className="flex">
          {movesOfAll(chosen).map((move) => (
            <IconButton
              key={move}
              icon={moveLooks[move].icon}
              label={moveLooks[move].label}
              onClick={() => onMove(move)}
            />
          ))}
          <IconButton
            icon={someUnread ? 'check' : 'mail'}
            label={someUnread ? 'Mark as read' : 'Mark as unread'}
            onClick={() => onRead(someUnread)}
          />
        </div>
      )}
    </div>
  );
}
