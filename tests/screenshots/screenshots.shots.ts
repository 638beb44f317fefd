import { menuThemes } from '@/lib/appearance/choices';
import { menuModes } from '@/lib/appearance/modes';
import { routes } from '@/tests/support/routes';
import { signedIn } from '../e2e/support/session';
import { visit } from '../e2e/support/visit';
import { take, type Look } from './take';

const widths = [1440, 1024, 768, 390];
const schemes = ['light', 'dark'] as const;
const looks: Look[] = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

/** Lara and green are covered everywhere; these are two other combinations. */
const others: Look[] = [
  { width: 1440, scheme: 'dark', layout: { preset: 'Aura', primary: 'violet', surface: 'ocean' } },
  { width: 1440, scheme: 'light', layout: { preset: 'Nora', primary: 'noir', surface: 'stone' } },
];

for (const route of routes)
  take(`pages${route.path === '/' ? '/home' : route.path.replace(/[{}]/g, '')}`, {
    storageState: route.visitors === 'customer' ? signedIn : undefined,
    looks: [...looks, ...others],
    open: (page) => visit(page, route),
  });

for (const menuMode of menuModes)
  for (const menuTheme of menuThemes)
    take(`modes/${menuMode}-${menuTheme}`, {
      storageState: signedIn,
      looks: [1440, 992, 991, 390].flatMap((width) =>
        schemes.map((scheme) => ({ width, scheme, layout: { menuMode, menuTheme } })),
      ),
      open: (page) => page.goto('/'),
    });
