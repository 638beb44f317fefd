import { isLoopbackHost } from '@/lib/runtime/settings/loopback';
import { trustedHeaders } from '@/lib/runtime/headers';
import type { Settings } from '@/lib/runtime/settings/settings';

export const outboxPath = '/outbox';

type OutboxSettings = Pick<Settings, 'publicOrigin' | 'delivery' | 'identity'>;

/**
 * Whether this visitor may see the messages that were not really sent (security 33): the public origin is this machine,
 * Host equals it, and no proxy is in between, behind which every visitor would look like loopback.
 */
export function outboxVisible(headers: Headers, settings: OutboxSettings): boolean {
  const origin = new URL(settings.publicOrigin);
  return (
    settings.identity.url === undefined &&
    settings.delivery.outbox &&
    isLoopbackHost(origin.hostname) &&
    headers.get('host') === origin.host &&
    !headers.has(trustedHeaders.forwarded)
  );
}
