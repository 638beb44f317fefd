import 'server-only';
import { getMyInvoices, getMyPackages, getOverview } from '@/lib/bff/product-api/server';
import type { Result } from '@/lib/contract/errors';
import {
  overviewLimits,
  type InvoicesPart,
  type Overview,
  type PackagesPart,
} from '@/lib/domain/account/overview';
import { dueOf } from './due-of';

/** The data of Home; each part may fail independently. */
export interface HomeData {
  overview: Result<Overview>;
  /** The packages that need an action, the one due first at the start, at most 4. */
  urgent: Result<PackagesPart>;
  /** The packages at the warehouse, the latest change first, at most 10. */
  arrivals: Result<PackagesPart>;
  /** The open invoices, the one due first at the start, at most 4. */
  unpaid: Result<InvoicesPart>;
}

/** What is due first is chosen from this many newest ones, the maximum of one call. */
const candidates = 200;

function partOf<T, P>(result: Result<T>, part: (data: T) => P): Result<P> {
  return result.ok ? { ok: true, data: part(result.data) } : result;
}

async function urgentByItsOwnCall(): Promise<HomeData['urgent']> {
  const listed = await getMyPackages({ group: 'action_needed', limit: candidates });
  return partOf(listed, ({ packages, total }) => ({
    packages: packages.toSorted((a, b) => dueOf(a).localeCompare(dueOf(b))).slice(0, overviewLimits.due),
    total,
  }));
}

async function unpaidByItsOwnCall(): Promise<HomeData['unpaid']> {
  const listed = await getMyInvoices({ status: 'unpaid', limit: candidates });
  return partOf(listed, ({ invoices, total }) => ({
    invoices: invoices.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate)).slice(0, overviewLimits.due),
    total,
  }));
}

/** One call of the product API; a list that the answer leaves out, as older APIs do, has its own call. */
export async function readHome(): Promise<HomeData> {
  const overview = await getOverview();
  const given: Partial<Overview> = overview.ok ? overview.data : {};
  const [urgent, arrivals, unpaid] = await Promise.all([
    given.urgent ? { ok: true as const, data: given.urgent } : urgentByItsOwnCall(),
    given.arrivals
      ? { ok: true as const, data: given.arrivals }
      : getMyPackages({ group: 'at_warehouse', limit: overviewLimits.arrivals }),
    given.unpaid ? { ok: true as const, data: given.unpaid } : unpaidByItsOwnCall(),
  ]);
  return { overview, urgent, arrivals, unpaid };
}
