'use client';

import { Dialog } from '@base-ui/react/dialog';
import { useRef, type RefObject } from 'react';
import { maskClasses } from '@/components/ui/overlay/mask-classes';
import { classNames } from '@/components/ui/styles/class-names';
import { text } from '@/lib/text/text';
import { SearchBox } from './search-box';
import { isShortcut } from './shortcut';

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  /** The field of the top bar, whose text the box takes over. */
  field: HTMLInputElement;
  /** What the focus returns to. */
  from: RefObject<HTMLElement | null>;
}

const fades = 'data-starting-style:opacity-0 data-ending-style:opacity-0';

/** The whole screen of a phone; elsewhere a box below the top edge, where it doesn't move as its contents grow. */
const boxClasses =
  'fixed inset-x-0 top-0 bottom-(--banner-height) z-modal flex flex-col bg-card text-body shadow-overlay outline-none ' +
  'transition-opacity duration-120 ease-out ' +
  'md:bottom-auto md:top-[12vh] md:mx-auto md:max-h-[76vh] md:w-[40rem] md:rounded-modal md:border md:border-line';

/** The box that the search field opens over the page. */
export default function SearchDialog({ open, onClose, field, from }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={classNames(maskClasses, 'z-modal', fades)} />
        <Dialog.Popup
          aria-label={text('shell.search.label')}
          initialFocus={input}
          finalFocus={from}
          // The browser's own address bar would take the focus out of the box.
          onKeyDown={(event) => {
            if (isShortcut(event.nativeEvent)) event.preventDefault();
          }}
          className={classNames(boxClasses, fades)}
        >
          <SearchBox input={input} field={field} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
