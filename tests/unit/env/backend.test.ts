import { expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { awaitBackend, backendSlot, fillBackendSlot, remoteBackend } from '@/lib/runtime/backend';

const settings = parseSettings({});

it('who waits for the backend before it is filled gets the one that is filled', async () => {
  expect(backendSlot()).toBeUndefined();
  const waiting = awaitBackend();
  const backend = remoteBackend(settings);
  fillBackendSlot(Promise.resolve(backend));
  expect(await waiting).toBe(backend);
  expect(await backendSlot()).toBe(backend);
});

it('a second composition takes the place of the first', async () => {
  const other = remoteBackend(settings);
  fillBackendSlot(Promise.resolve(other));
  expect(await backendSlot()).toBe(other);
});
