import 'server-only';
import { getMyPackage, getMyPackages } from '@/lib/bff/product-api/server';
import { ErrorCode, type Result } from '@/lib/contract/errors';
import type { Package, PackageSummary } from '@/lib/domain/package/package';
import { mostPackages } from '@/lib/domain/shipment/most-packages';
import { packageFacts, packageTag } from '@/lib/i18n/package-words';
import { text } from '@/lib/text/text';

/** A package that may be shipped. */
export interface ShipPackage {
  id: string;
  title: string;
  /** What distinguishes it from others of the same title. */
  facts: string;
}

/** A package that was chosen and can't go. */
export interface StuckPackage {
  id: string;
  title: string;
  why: string;
  /** Whether it has a page. */
  isKnown: boolean;
}

interface ShipFacts {
  /** All that may be shipped, the latest change first; at most 400 that were not chosen. */
  ready: ShipPackage[];
  stuck: StuckPackage[];
}

/** The most packages that are read at once. */
const pageSize = 200;

const fromSummary = (item: PackageSummary): ShipPackage => ({
  id: item.id,
  title: item.nickname ?? item.description,
  facts: packageFacts(item),
});

const fromPackage = ({ id, nickname, description, merchant, reference }: Package): ShipPackage => ({
  id,
  title: nickname ?? description,
  facts: [merchant?.name, reference].filter(Boolean).join(' · '),
});

function stuckBecause({ id, nickname, description, ...item }: Package): StuckPackage {
  const why =
    item.status === 'in_storage'
      ? text('shippingPage.stuck.inShipment')
      : text('shippingPage.stuck.status', { status: packageTag(item).label });
  return { id, title: nickname ?? description, why, isKnown: true };
}

async function lookUp(id: string): Promise<{ ready?: ShipPackage; stuck?: StuckPackage }> {
  const found = await getMyPackage(id);
  if (!found.ok) {
    const isMissing = found.error.code === ErrorCode.pathNotFound;
    const why = isMissing ? text('shippingPage.stuck.missing') : found.error.message;
    return { stuck: { id, title: text('shippingPage.stuck.unknown'), why, isKnown: false } };
  }
  return found.data.shippable ? { ready: fromPackage(found.data) } : { stuck: stuckBecause(found.data) };
}

const readReady = (sort: 'newest' | 'oldest') =>
  getMyPackages({ status: 'in_storage', shippable: 'true', sort, limit: pageSize });

/** Those that may be shipped: the newest, and the oldest as well where one was chosen that is not among them. */
async function readAllReady(chosen: readonly string[]): Promise<Result<PackageSummary[]>> {
  const newest = await readReady('newest');
  if (!newest.ok) return newest;
  const { packages, nextCursor } = newest.data;
  const known = new Set(packages.map(({ id }) => id));
  if (nextCursor === null || chosen.every((id) => known.has(id))) return { ok: true, data: packages };
  const oldest = await readReady('oldest');
  if (!oldest.ok) return oldest;
  const others = oldest.data.packages.filter(({ id }) => !known.has(id));
  return { ok: true, data: [...packages, ...others.reverse()] };
}

/** The packages that may be shipped, and of the chosen ones those that can't, with the reason. */
export async function readShipFacts(chosen: readonly string[]): Promise<Result<ShipFacts>> {
  const stored = await readAllReady(chosen);
  if (!stored.ok) return stored;
  const ready = stored.data.filter(({ shippable }) => shippable).map(fromSummary);
  const known = new Set(ready.map(({ id }) => id));
  const others = chosen.filter((id) => !known.has(id)).slice(0, mostPackages);
  const looked = await Promise.all(others.map(lookUp));
  return {
    ok: true,
    data: {
      ready: [...ready, ...looked.flatMap((one) => one.ready ?? [])],
      stuck: looked.flatMap((one) => one.stuck ?? []),
    },
  };
}
