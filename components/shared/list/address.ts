/** Reads one parameter of an address. */
export type ReadParameter = (name: string) => string | null | undefined;

/** How each field of a query is read from its parameter; undefined if it is none of the field's values. */
type FieldReaders<V> = { readonly [Name in keyof V]: (text: string) => V[Name] | undefined };

interface ListAddressOptions<V> {
  /** The list's page, such as `/packages`. */
  path: string;
  fields: FieldReaders<V>;
  /** Values that an address leaves out, so that one list has one address. */
  defaults?: Partial<V>;
}

/** A list's query in its address: everything except paging. */
export interface ListAddress<V> {
  fields: FieldReaders<V>;
  /** Ignores unknown values. The result has no undefined fields: equal queries are equal as cache keys, too. */
  read: (read: ReadParameter) => Partial<V>;
  href: (query: Partial<V>) => string;
}

/** The same of a list that can be downloaded. */
interface FileListAddress<V> extends ListAddress<V> {
  fileHref: (query: Partial<V>) => string;
}

interface FileOption {
  /** The file of all rows that match. */
  file: string;
}

export function createListAddress<V extends Record<keyof V, string>>(
  options: ListAddressOptions<V> & FileOption,
): FileListAddress<V>;
export function createListAddress<V extends Record<keyof V, string>>(
  options: ListAddressOptions<V>,
): ListAddress<V>;
export function createListAddress<V extends Record<keyof V, string>>({
  path,
  file = path,
  fields,
  defaults = {},
}: ListAddressOptions<V> & Partial<FileOption>): FileListAddress<V> {
  const names = Object.keys(fields) as (keyof V & string)[];
  const toAddress = (base: string, query: Partial<V>) => {
    const given = Object.entries<string | undefined>(query).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    );
    const search = new URLSearchParams(given);
    search.sort();
    return search.size ? `${base}?${search.toString()}` : base;
  };
  return {
    fields,
    read: (read) => {
      const query: Partial<V> = {};
      for (const name of names) {
        const value = fields[name](read(name) ?? '');
        if (value && value !== defaults[name]) query[name] = value;
      }
      return query;
    },
    href: (query) => toAddress(path, query),
    fileHref: (query) => toAddress(file, query),
  };
}

/** A field with one value of a table of labels. */
export const oneOf =
  <T extends string>(labels: Record<T, string>) =>
  (text: string): T | undefined =>
    Object.hasOwn(labels, text) ? (text as T) : undefined;

/** A field of text, as long as the product API takes. */
export const searchText = (text: string) => text.trim().slice(0, 100) || undefined;

/** A field with a calendar date since 1970. */
export const calendarDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && Date.parse(text) >= 0 ? text : undefined;

/** The maximum of rows in one call (data-model "getMyPackages"). */
const mostShown = 200;

/** The number of rows in an address: whole pages, one by default. */
export function readShown(read: ReadParameter, pageSize: number): number {
  const rows = Number(read('shown'));
  const pages = Number.isSafeInteger(rows) ? Math.ceil(rows / pageSize) : 1;
  return Math.min(Math.max(pages, 1) * pageSize, mostShown);
}

/**
 * The address of a list that has been extended to so many rows, from that of its query: a reload shows them
 * again.
 */
export function grownHref(href: string, rows: number): string {
  return `${href}${href.includes('?') ? '&' : '?'}shown=${Math.min(rows, mostShown)}`;
}
