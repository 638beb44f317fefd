import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

const store = () => import('@/components/ui/overlay/dialogs');

it('a dialog resolves with the result its content closes it with', async () => {
  const { openDialog, dialogEntries } = await store();
  let answer: (result?: number) => void = () => undefined;
  const result = openDialog<number>({
    title: 'How many boxes?',
    content: (close) => {
      answer = close;
      return null;
    },
  });
  void dialogEntries()[0]?.content();
  answer(3);
  expect(await result).toBe(3);
  expect(dialogEntries()[0]?.open).toBe(false);
});

it('a dismissed dialog resolves with undefined, and only once', async () => {
  const { openDialog, dialogEntries, forgetDialog } = await store();
  const result = openDialog<string>({ title: 'Which shelf?', content: () => null });
  const [entry] = dialogEntries();
  entry?.close();
  entry?.close();
  expect(await result).toBeUndefined();
  forgetDialog(entry?.id ?? 0);
  expect(dialogEntries()).toEqual([]);
});

it('dialogs stack in the order they were opened, and close independently', async () => {
  const { openDialog, dialogEntries } = await store();
  void openDialog({ title: 'First', content: () => null });
  void openDialog({ title: 'Second', content: () => null });
  dialogEntries()[1]?.close();
  expect(dialogEntries().map(({ title, open }) => [title, open])).toEqual([
    ['First', true],
    ['Second', false],
  ]);
});
