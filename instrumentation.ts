import type { Instrumentation } from 'next';

/**
 * Next runs this once per server. The literal conditions are what keeps the embedded backend out of the bundles for
 * the edge: see docs/decisions/009-embedded-backend-in-process.md.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { endStart } = await import('@/lib/runtime/end-start');
    try {
      const { startTexts } = await import('@/lib/text/server/request-language');
      startTexts();
      const { readSettings } = await import('@/lib/runtime/settings');
      const settings = readSettings();
      const { warnOfNoTelemetry } = await import('@/lib/runtime/warn-no-telemetry');
      warnOfNoTelemetry(settings);
      if (settings.messagesDir !== undefined) {
        const { addOwnMessages } = await import('@/lib/text/server/own-messages');
        const { log } = await import('@/lib/runtime/log');
        for (const { language, missing } of addOwnMessages(settings.messagesDir)) {
          log.warn('messages_missing', { language, count: missing.length, keys: missing });
        }
      }
      if (process.env.EMBEDDED_BACKEND === '1') {
        const { requireFrontListener } = await import('@/lib/runtime/front-listener');
        if (process.env.NODE_ENV === 'production') requireFrontListener();
        const { startBackend } = await import('./instrumentation-node');
        await startBackend();
      } else {
        const { fillBackendSlot, remoteBackend } = await import('@/lib/runtime/backend');
        const { warnOfPublicToken } = await import('@/lib/runtime/warn-public-token');
        warnOfPublicToken(settings);
        fillBackendSlot(Promise.resolve(remoteBackend(settings)));
      }
    } catch (error) {
      endStart(error);
    }
  }
}

/** Logs what no page caught: the route's pattern, never the query or a header, which may hold a token (security 31). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { log } = await import('@/lib/runtime/log');
  const requestId = request.headers['x-request-id'];
  log.error('page_failed', { requestId, method: request.method, route: context.routePath, error });
};
