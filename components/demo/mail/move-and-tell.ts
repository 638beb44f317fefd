'use client';

import { confirmDialog } from '@/components/ui/overlay/confirm';
import { toast } from '@/components/ui/feedback/toast';
import type { Mail } from './mail';
import { mailArea } from './mail-area';
import { moveLooks, moveMails, movesOf, restoreMails, type Move } from './moves';

const undoTime = 6000;

async function isSure(count: number): Promise<boolean> {
  return confirmDialog({
    severity: 'error',
    title: count === 1 ? 'Delete this mail for good?' : `Delete ${count} mails for good?`,
    message: 'It leaves the trash and can’t be brought back.',
    acceptLabel: 'Delete for good',
    rejectLabel: 'Keep',
  });
}

/**
 * Moves mails, asks for confirmation where that is final, and shows a toast with Undo.
 * @returns whether it moved them
 */
export async function moveAndTell(mails: readonly Mail[], move: Move): Promise<boolean> {
  const moved = mails.filter((mail) => movesOf(mail).includes(move));
  const [first] = moved;
  if (!first) return false;
  if (move === 'erase' && !(await isSure(moved.length))) return false;
  const [one, several] = moveLooks[move].done;
  mailArea.change((all) => moveMails(all, new Set(moved.map(({ id }) => id)), move));
  toast({
    severity: move === 'erase' ? 'secondary' : 'success',
    summary: moved.length === 1 ? one : `${moved.length} ${several}`,
    ...(moved.length === 1 && { detail: first.subject }),
    life: undoTime,
    ...(move !== 'erase' && {
      action: { label: 'Undo', onPress: () => mailArea.change((all) => restoreMails(all, moved)) },
    }),
  });
  return true;
}
