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
 * The text that `npm start` prints when the portal is ready: its address, the demo customers, where codes are delivered,
 * and how a new installation gets its warehouse.
 */
export function announcement(settings: Settings, isSetUp: boolean): string {
  const { publicOrigin, identity, product, delivery, databaseUrl, dataDir } = settings;
  const lines = ['', `Waybill is ready at ${publicOrigin}`];
  if (settings.demoData && product.url === undefined) lines.push(...demoLines(settings));
  if (!isSetUp) {
    lines.push(row('No warehouse', 'customers can’t sign in before there is one.'));
    lines.push(row('', 'npm run waybill -- setup asks for what is needed'));
  }
  if (delivery.outbox && identity.url === undefined) {
    lines.push(row('Codes arrive', `at ${publicOrigin}/outbox, or: npm run outbox`));
  }
  if (databaseUrl === undefined) lines.push(row('Data folder', path.resolve(dataDir)));
  return `${lines.join('\n')}\n`;
}
