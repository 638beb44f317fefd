import type { schema } from '@/server/database';
import { digestOf } from '@/server/database/ids';
import { demoAccounts } from './customers';
import type { Calendar } from './days';
import { demoTokens } from './demo';
import { demoWarehouse } from './warehouse';

type TokenRow = typeof schema.onboardingTokens.$inferInsert;

const noon = (calendar: Calendar, day: number) => calendar.at(day, 12 * 60, demoWarehouse.timeZone);

/** One token of each state; only digests are stored. */
export function onboardingRows(calendar: Calendar): TokenRow[] {
  const token = (name: keyof typeof demoTokens, suiteNumber: string, more: Partial<TokenRow>): TokenRow => ({
    id: `otk_${digestOf(`demo ${name}`).slice(0, 32)}`,
    digest: digestOf(demoTokens[name]),
    status: name,
    warehouseId: demoWarehouse.id,
    suiteNumber,
    expiresAt: noon(calendar, 30),
    createdAt: noon(calendar, -3),
    ...more,
  });
  return [
    token('issued', 'MIA-30551', { prefill: { name: 'Noor Haddad', email: 'noor@waybill.example' } }),
    token('opened', 'MIA-30552', { prefill: { name: 'Tomás Ferreira', phone: '+351210000142' } }),
    token('complete', demoAccounts.ada.suiteNumber, {
      accountId: demoAccounts.ada.id,
      completedAt: noon(calendar, -100),
      createdAt: noon(calendar, -102),
    }),
    token('expired', 'MIA-30553', { expiresAt: noon(calendar, -10), createdAt: noon(calendar, -40) }),
    token('revoked', 'MIA-30554', { createdAt: noon(calendar, -20) }),
  ];
}
