import { z } from 'zod';
import { recoveryLimit, type Finding, type Outage } from '../records';

const lineSchema = z.object({ time: z.coerce.date(), level: z.string(), event: z.string() });

const promise = 'the log has errors only of outages';

function parse(line: string): z.infer<typeof lineSchema> | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** What Node prints of an error that nobody caught. */
const trace = /^\s+at |^\w*Error\b|^node:/;

/** Errors in an instance's log are of the time of an outage, and none is uncaught. */
export function auditLog(name: string, output: string, outages: readonly Outage[]): Finding[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line): Finding[] => {
    const entry = parse(line);
    const detail = `${name}: ${line.slice(0, 400)}`;
    if (!entry) return trace.test(line) ? [{ promise: 'no error is uncaught', detail }] : [];
    if (entry.level !== 'error') return [];
    const at = entry.time.getTime();
    const isOfOutage = outages.some(({ began, ended }) => at >= began && at <= ended + recoveryLimit);
    return isOfOutage ? [] : [{ promise, detail }];
  });
}
