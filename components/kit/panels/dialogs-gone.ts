import { dialogEntries, subscribeDialogs } from '@/components/ui/overlay/dialogs';

/**
 * Resolves when no dialog of the host is left, including fade-out: from then on the page can take the focus
 * again.
 */
export function dialogsGone(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (dialogEntries().length > 0) return;
      leave();
      requestAnimationFrame(() => resolve());
    };
    const leave = subscribeDialogs(look);
    look();
  });
}
