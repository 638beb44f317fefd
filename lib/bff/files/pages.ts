import 'server-only';

/** The largest page of a list's call (data-model "Product API"). */
export const filePageSize = 200;

interface Page {
  nextCursor: string | null;
}

/** Follows a list's cursors to the end, one page at a time. `pick` takes the rows out of a page. */
export async function* rowsByPage<P extends Page, Row>(
  read: (cursor: string | undefined) => Promise<P>,
  pick: (page: P) => readonly Row[],
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield pick(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
