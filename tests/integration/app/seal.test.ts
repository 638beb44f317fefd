import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markersOf, readBuild, sourcesOf, type BuiltPage } from '@/tests/support/built-scripts';

const root = path.resolve(import.meta.dirname, '../../..');
const { pages, textOf } = readBuild(root);

const demoSource = sourcesOf(root, ['components/demo', 'app/(shell)/(demo)']);
const productSource = sourcesOf(root, ['components/features']);
const sharedSource = sourcesOf(root, ['components/ui', 'components/shell', 'lib']);
const demoMarkers = markersOf(demoSource, productSource + sharedSource);
const productMarkers = markersOf(productSource, demoSource + sharedSource);

/** The documentation is among the demo pages but describes the product. */
const isDemo = ({ file }: BuiltPage) =>
  file.startsWith('/(shell)/(demo)/') && !file.includes('/documentation/');
const demoPages = pages.filter(isDemo);
const productPages = pages.filter((page) => !isDemo(page));

function found(page: BuiltPage, markers: string[]): string[] {
  const text = page.scripts.map(textOf).join('\n');
  return markers.filter((marker) => text.includes(marker));
}

describe('the built portal: what a page may load, initially or later', () => {
  it('the markers distinguish demo and product', () => {
    expect(demoPages.filter((page) => found(page, demoMarkers).length > 0).length).toBeGreaterThan(30);
    expect(productPages.filter((page) => found(page, productMarkers).length > 0).length).toBeGreaterThan(10);
  });

  it.each(productPages.map((page) => [page.file, page] as const))('%s: nothing of a demo page', (_, page) => {
    expect(found(page, demoMarkers)).toEqual([]);
  });

  it.each(demoPages.map((page) => [page.file, page] as const))('%s: nothing of the product', (_, page) => {
    expect(found(page, productMarkers)).toEqual([]);
  });
});
