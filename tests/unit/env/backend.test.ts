import { expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { awaitBackend, backendSlot, fillBackendSlot, remoteBackend } from '@/lib/runtime/backend';

const settings = parseSettings({});

it('a caller that waits for the backend gets it once it is set', async () => {
  expect(backendSlot()).toBeUndefined();
  const waiting = awaitBackend();
  const backend = remoteBackend(settings);
  fillBackendSlot(Promise.resolve(backend));
  expect(await waiting).toBe(backend);
  expect(await backendSlot()).toBe(backend);
});

it('a second composition replaces the first', async () => {
  const other = remoteBackend(settings);
  fillBackendSlot(Promise.resolve(other));
  expect(await backendSlot()).toBe(other);
});
