import path from 'node:path';
import type { Settings } from '@/lib/runtime/settings';
import { demoCustomers, demoTokens } from '@/server/demo-data/demo';

const row = (label: string, text: string) => `  ${label.padEnd(15)}${text}`;

function demoLines({ publicOrigin }: Settings): string[] {
  return [
    ...demoCustomers.map(({ name, email, phone }, i) =>
      row(i === 0 ? 'Sign in as' : '', `${email} or ${phone} (${name})`),
    ),
    ...Object.entries(demoTokens).map(([state, token], i) =>
      row(i === 0 ? 'Onboarding' : '', `${publicOrigin}/auth/onboard?token=${token} (${state})`),
    ),
  ];
}

/**
 * The text that `npm start` prints when the portal is ready: its address, the demo customers, and where codes are
 * delivered.
 */
export function announcement(settings: Settings): string {
  const { publicOrigin, identity, product, delivery, databaseUrl, dataDir } = settings;
  const lines = ['', `Waybill is ready at ${publicOrigin}`];
  if (settings.demoData && product.url === undefined) lines.push(...demoLines(settings));
  if (delivery.outbox && identity.url === undefined) {
    lines.push(row('Codes arrive', `at ${publicOrigin}/outbox, or: npm run outbox`));
  }
  if (databaseUrl === undefined) lines.push(row('Data folder', path.resolve(dataDir)));
  return `${lines.join('\n')}\n`;
}
