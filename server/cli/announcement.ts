import path from 'node:path';
import type { Settings } from '@/lib/env';

/** What `npm start` prints when a customer can come in: where, who, and where the codes arrive. */
export function announcement(settings: Settings): string {
  const lines = ['', `Waybill is ready at ${settings.publicOrigin}`];
  if (settings.delivery.outbox && settings.identity.url === undefined) {
    lines.push(`  Codes arrive   at ${settings.publicOrigin}/outbox, or: npm run outbox`);
  }
  if (settings.databaseUrl === undefined) lines.push(`  Data folder    ${path.resolve(settings.dataDir)}`);
  return `${lines.join('\n')}\n`;
}
