import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { accountSchema } from '@/lib/domain/account/account';
import { addressSchema } from '@/lib/domain/values/common';
import { invoiceLineSchema, invoiceSchema, invoiceSummarySchema } from '@/lib/domain/billing/invoice';
import { ownPaymentDetailSchema, transferDetailsSchema } from '@/lib/domain/billing/payment';
import { notificationChoicesSchema } from '@/lib/domain/notification/choices';
import { notificationSchema } from '@/lib/domain/notification/notification';
import { onboardingStateSchema } from '@/lib/domain/account/onboarding';
import { overviewSchema } from '@/lib/domain/account/overview';
import { packageSchema, packageSummarySchema } from '@/lib/domain/package/package';
import { quoteOptionSchema, quoteSchema } from '@/lib/domain/rates/quote';
import { chargesSchema } from '@/lib/domain/shipment/charges';
import { shipmentSchema, shipmentSummarySchema } from '@/lib/domain/shipment/shipment';
import { statementSchema } from '@/lib/domain/billing/statement';
import { trackingEventSchema } from '@/lib/domain/package/tracking';

const file = path.resolve(import.meta.dirname, '../../../docs/product-api.md');
const contract = readFileSync(file, 'utf8');

const [unfinished] = onboardingStateSchema.options;

const shapes: [string, z.ZodObject][] = [
  ['Address', addressSchema],
  ['Account', accountSchema],
  ['Onboarding state', unfinished],
  ['Notification', notificationSchema],
  ['Notification choices', notificationChoicesSchema],
  ['Package summary', packageSummarySchema],
  ['Package', packageSchema],
  ['Event', trackingEventSchema],
  ['Shipment summary', shipmentSummarySchema],
  ['Shipment', shipmentSchema],
  ['Charges', chargesSchema],
  ['Invoice summary', invoiceSummarySchema],
  ['Invoice', invoiceSchema],
  ['Payment', ownPaymentDetailSchema],
  ['Transfer', transferDetailsSchema],
  ['Invoice line', invoiceLineSchema],
  ['Quote', quoteSchema],
  ['Quote option', quoteOptionSchema],
  ['Statement', statementSchema],
  ['Overview', overviewSchema],
];

/** The fields of a shape as the document lists them, optional ones with a question mark. */
function documented(title: string): string[] {
  const [, section = ''] = contract.split(`\n### ${title}\n`);
  const [own = ''] = section.split('\n### ');
  return [...own.matchAll(/^- `(\w+\??)`/gm)].map(([, name = '']) => name);
}

it.each(shapes)('docs/product-api.md lists the fields of %s as its schema has them', (title, schema) => {
  const fields = Object.entries(schema.shape).map(([name, field]) =>
    (field as z.ZodType).safeParse(undefined).success ? `${name}?` : name,
  );
  expect(documented(title)).toEqual(fields);
});

it('every shape in the document is compared with a schema', () => {
  const titles = [...contract.matchAll(/^### (.+)$/gm)].map(([, title]) => title);
  expect(titles.sort()).toEqual(shapes.map(([title]) => title).sort());
});
