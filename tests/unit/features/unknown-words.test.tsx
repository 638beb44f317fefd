import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { Dashboard } from '@/components/features/home/dashboard';
import { InvoiceDocument } from '@/components/features/invoices/invoice-document';
import { InvoiceRow } from '@/components/features/invoices/invoice-row';
import { showInvoice } from '@/components/features/invoices/shown-invoice';
import { StatementEntries } from '@/components/features/invoices/statement-entries';
import { PackageDetail } from '@/components/features/packages/package-detail';
import { PackageRow } from '@/components/features/packages/package-row';
import { showPackage } from '@/components/features/packages/shown-package';
import { accountSchema } from '@/lib/domain/account/account';
import { overviewSchema, type Overview } from '@/lib/domain/account/overview';
import { invoiceSchema, invoiceSummarySchema } from '@/lib/domain/billing/invoice';
import { statementSchema } from '@/lib/domain/billing/statement';
import { packageSchema, packageSummarySchema } from '@/lib/domain/package/package';
import { unheardOf, variantsOf } from '@/tests/support/unknown-words';

const now = '2026-11-20T12:00:00Z';
const timeZone = 'America/New_York';
const reader = { now, timeZone, canShip: true };
const account = accountSchema.parse({
  ...(variantsOf(accountSchema)[0] as object),
  timeZone,
  unitSystem: unheardOf.sent,
});
const part = <T,>(data: T | undefined, none: T) => ({ ok: true as const, data: data ?? none });

const written = async (node: ReactNode) =>
  new Response((await prerender(node)).prelude as ReadableStream).text();

/** A screen of each answer, by every variant of it that has an unknown word. */
const screen = <S extends z.ZodType>(name: string, schema: S, draw: (data: z.infer<S>) => ReactNode) =>
  [name, variantsOf(schema).map((data) => () => draw(schema.parse(data)))] as const;

const home = (overview: Overview) => (
  <Dashboard
    account={account}
    overview={{ ok: true, data: overview }}
    urgent={part(overview.urgent, { packages: [], total: 0 })}
    arrivals={part(overview.arrivals, { packages: [], total: 0 })}
    unpaid={part(overview.unpaid, { invoices: [], total: 0 })}
    now={now}
  />
);

it.each([
  screen('Home', overviewSchema, home),
  screen('a row of packages', packageSummarySchema, (item) => (
    <PackageRow item={showPackage(item, reader)} />
  )),
  screen('a package', packageSchema, (item) => (
    <PackageDetail
      item={{ ...item, warehouseTimeZone: timeZone }}
      invoices={[]}
      account={account}
      photoOrigins={[]}
      now={new Date(now)}
    />
  )),
  screen('a row of invoices', invoiceSummarySchema, (invoice) => (
    <InvoiceRow invoice={showInvoice(invoice)} />
  )),
  screen('an invoice', invoiceSchema, (invoice) => <InvoiceDocument invoice={invoice} account={account} />),
  screen('a statement', statementSchema, (statement) => (
    <StatementEntries hasPayments={false} statement={statement} />
  )),
])(
  'ADR 040: %s is drawn with an unknown word in any place, some of them as plain words',
  async (_, drawings) => {
    const drawn = await Promise.all(drawings.map((draw) => written(draw())));
    expect(drawn.join()).toContain(unheardOf.shown);
    expect(drawn.join()).not.toContain(unheardOf.sent);
  },
);
