import { expect, it } from 'vitest';
import { awaitBackend, backendSlot, fillBackendSlot, remoteBackend } from '@/lib/env/backend';

it('who waits for the backend before it is filled gets the one that is filled', async () => {
  expect(backendSlot()).toBeUndefined();
  const waiting = awaitBackend();
  fillBackendSlot(Promise.resolve(remoteBackend));
  expect(await waiting).toBe(remoteBackend);
  expect(await backendSlot()).toBe(remoteBackend);
});

it('a second composition takes the place of the first', async () => {
  const other = { ...remoteBackend };
  fillBackendSlot(Promise.resolve(other));
  expect(await backendSlot()).toBe(other);
});
