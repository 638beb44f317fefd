import 'server-only';
import { z } from 'zod';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { listQuery } from '@/lib/domain/values/inputs';
import type { FoundGroup, ShownSearch } from '@/lib/i18n/shown-search';
import { text } from '@/lib/text/text';
import type { ProductClient } from '../product-api/client';
import { toResult } from '../product-api/result';
import { matchingItems } from './matching';
import { actionsOf, pagesOf } from './places';
import { most, sources } from './sources';

export const searchQuerySchema = z.object({ q: listQuery.q });

type Api = Pick<Account, 'capabilities'>;

/** What the product API can do; nothing special where the account can't be read. */
async function readApi(client: ProductClient): Promise<Api> {
  const account = await toResult('getAccount', () => client.getAccount());
  return account.ok ? account.data : {};
}

/** The pages and actions that match; the first of all where nothing is typed. */
function findPlaces(api: Api, q: string): FoundGroup[] {
  return [
    { heading: text('searchPage.pages'), items: matchingItems(pagesOf(api), q).slice(0, most) },
    { heading: text('searchPage.actions'), items: matchingItems(actionsOf(api), q).slice(0, most) },
  ];
}

/**
 * Everything that matches: pages, actions, and what the customer has. A source that fails leaves the others as they
 * are. @throws AppError 1030
 */
export async function search(
  client: ProductClient,
  { q = '' }: z.infer<typeof searchQuerySchema>,
): Promise<ShownSearch> {
  const reading = readApi(client);
  const [api, ...answered] = await Promise.all([
    reading,
    ...(q === '' ? [] : sources).map(async ({ call, failed, needs, find }) => {
      if (needs !== undefined && !hasCapability(await reading, needs)) return undefined;
      return { failed, found: await toResult(call, () => find(client, q)) };
    }),
  ]);
  const answers = answered.filter((answer) => answer !== undefined);
  const groups = [...findPlaces(api, q), ...answers.flatMap(({ found }) => (found.ok ? [found.data] : []))];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    problems: answers.flatMap(({ failed, found }) => {
      if (found.ok) return [];
      const { code, message } = found.error;
      return [{ title: text(failed), code, message }];
    }),
  };
}
