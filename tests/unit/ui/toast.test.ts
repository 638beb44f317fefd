import { beforeEach, expect, it, vi } from 'vitest';

const mountToastHost = vi.fn();
vi.mock('@/components/ui/feedback/toast-host', () => ({ mountToastHost }));

beforeEach(() => {
  vi.resetModules();
  mountToastHost.mockClear();
});

const store = async () => ({
  ...(await import('@/components/ui/feedback/toast')),
  ...(await import('@/components/ui/feedback/toast-store')),
});

it('loads the host with the first message, once', async () => {
  const { toast } = await store();
  expect(mountToastHost).not.toHaveBeenCalled();
  toast({ summary: 'One' });
  toast({ summary: 'Two' });
  await vi.waitFor(() => expect(mountToastHost).toHaveBeenCalledOnce());
});

it('preserves the order of messages, each with a unique id', async () => {
  const { toast, toastEntries } = await store();
  const ids = [toast({ summary: 'One' }), toast({ summary: 'Two', severity: 'warn' })];
  expect(new Set(ids).size).toBe(2);
  expect(toastEntries()).toEqual([
    { id: ids[0], summary: 'One', open: true },
    { id: ids[1], summary: 'Two', severity: 'warn', open: true },
  ]);
});

it('closes the dismissed one, and removes it when its animation is over', async () => {
  const { toast, dismissToast, forgetToast, toastEntries } = await store();
  const [one, two] = [toast({ summary: 'One' }), toast({ summary: 'Two' })];
  dismissToast(one);
  expect(toastEntries().map(({ id, open }) => [id, open])).toEqual([
    [one, false],
    [two, true],
  ]);
  forgetToast(one);
  expect(toastEntries().map(({ id }) => id)).toEqual([two]);
});

it('notifies its listeners of each change until they unsubscribe', async () => {
  const { toast, subscribeToasts } = await store();
  const listener = vi.fn();
  const leave = subscribeToasts(listener);
  toast({ summary: 'One' });
  leave();
  toast({ summary: 'Two' });
  expect(listener).toHaveBeenCalledOnce();
});
