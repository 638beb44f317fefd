import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeGroups } from '@/components/features/documentation/routes';
import { serverTexts } from '@/lib/text/current';
import { routes, shellRoutes } from '@/tests/support/routes';
import { specRoutes } from '@/tests/support/spec-routes';

const root = path.resolve(import.meta.dirname, '../../..');
const specFile = path.join(root, 'docs/specification.md');

const inTable = (part: (route: (typeof routes)[number]) => boolean) =>
  routes.filter(part).map((route) => route.path);

describe('SPEC section 2 and the table name the same routes', () => {
  const spec = specRoutes(readFileSync(specFile, 'utf8'));

  it('inside the shell', () => {
    expect(inTable(({ crumbs, own }) => crumbs !== undefined && !own).sort()).toEqual(spec.inShell.sort());
  });

  it('outside the shell', () => {
    expect(inTable(({ crumbs, own }) => crumbs === undefined && !own).sort()).toEqual(spec.outside.sort());
  });
});

interface PageFile {
  /** In the table's notation. */
  route: string;
  inShell: boolean;
  source: string;
}

/** `(shell)/packages/[id]/page.tsx` is `/packages/{id}`, in the shell. */
function pageFile(file: string): PageFile {
  const folders = file.split('/').slice(0, -1);
  const segments = folders.filter((name) => !name.startsWith('('));
  return {
    route: `/${segments.join('/')}`.replace(/\[(\w+)\]/g, '{$1}'),
    inShell: folders[0] === '(shell)',
    source: readFileSync(path.join(root, 'app', file), 'utf8'),
  };
}

const pageFiles = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('page.tsx'))
  .map(pageFile);

describe('app/ and the table name the same routes', () => {
  it.each([true, false])('in the shell: %s', (inShell) => {
    const built = pageFiles.filter((file) => file.inShell === inShell).map(({ route }) => route);
    expect(built.sort()).toEqual(inTable(({ crumbs }) => (crumbs !== undefined) === inShell).sort());
  });
});

describe('every route has its own metadata', () => {
  it.each(pageFiles.filter(({ source }) => !source.includes('redirect(')))('$route', ({ route, source }) => {
    const own = /export const metadata: Metadata = \{\s*title: '([^']+)'/.exec(source)?.[1];
    const key = /export const generateMetadata = \(\): Metadata => \(\{\s*title: text\('([^']+)'\)/.exec(
      source,
    )?.[1];
    const title = key === undefined ? own : serverTexts().find(key);
    if (title === undefined) expect(source).toMatch(/export (async )?function generateMetadata/);
    else expect(routes.find(({ path: known }) => known === route)?.title).toBe(title);
  });
});

describe('the index on /documentation', () => {
  const indexed = routeGroups.flatMap((group) => group.routes.map(({ href }) => href));

  it('links to routes of the table only, once each', () => {
    const known = routes.map(({ path: route }) => route);
    expect(indexed.filter((href) => !known.includes(href))).toEqual([]);
    expect(new Set(indexed).size).toBe(indexed.length);
  });

  it('omits only the product, itself and sub-pages of a listed page', () => {
    const product = [
      '/',
      '/packages',
      '/packages/new',
      '/shipments',
      '/shipments/new',
      '/invoices',
      '/invoices/statement',
      '/invoices/pay',
      '/invoices/payments',
      '/notifications',
      '/account',
    ];
    const ledTo = /^\/apps\/(mail|blog\/(detail|edit)$)|^\/documentation$/;
    const missing = shellRoutes.filter((route) => !indexed.includes(route) && !ledTo.test(route));
    expect(missing).toEqual(product);
  });
});
