'use client';

import { Button } from '@/components/ui/action/button';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { openDialog } from '@/components/ui/overlay/dialogs';

const shelves = ['A-03, top', 'B-17, middle', 'C-08, ground'];

function ShelfChoice({ onChoose }: { onChoose: (shelf: string) => void }) {
  const choose = async (shelf: string) => {
    const sure = await confirmDialog({
      title: 'Move the package?',
      message: `It leaves its place for shelf ${shelf}. The label is printed at once.`,
      acceptLabel: 'Move it',
      rejectLabel: 'Not yet',
    });
    if (sure) onChoose(shelf);
  };
  return (
    <ul className="flex flex-col gap-2">
      {shelves.map((shelf) => (
        <li key={shelf}>
          <Button
            variant="secondary"
            className="w-full justify-between"
            aria-haspopup="dialog"
            onClick={() => void choose(shelf)}
          >
            {shelf}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Asks for a shelf, then for confirmation in a second dialog. @returns the shelf, unless it was cancelled */
export function chooseShelf(): Promise<string | undefined> {
  return openDialog<string>({
    title: 'Choose a shelf',
    size: 'medium',
    description: 'Three shelves have room for a box of this size.',
    content: (close) => <ShelfChoice onChoose={close} />,
  });
}
