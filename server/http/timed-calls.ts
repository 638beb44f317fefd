import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { endingOf, telemetry } from '@/lib/runtime/telemetry';

/** A parameter of a path in Hono's notation, `:channel{email|sms}`. */
const parameter = /:(\w+)(?:\{[^}]*\})?/g;

/** The pattern of the handler that answers, without `/api/`; one name for all that there is no handler for. */
function nameOf(paths: readonly string[]): string {
  const path = paths.findLast((one) => !one.endsWith('*'));
  return path === undefined ? '{unknown}' : path.replace(/^\/api\//, '').replace(parameter, '{$1}');
}

/** Has telemetry know an embedded server's calls, by their patterns. */
export const timedCalls =
  (api: 'product' | 'identity'): MiddlewareHandler =>
  async (c, next) => {
    const name = () => nameOf(matchedRoutes(c).map(({ path }) => path));
    const begun = telemetry()?.begin({ kind: 'call', api, name: name(), isRemote: false });
    if (!begun) return next();
    await begun.within(next);
    const { error } = c;
    begun.end({ ...endingOf(c.res), ...(error && { error }) });
    return undefined;
  };
