import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeStylesheet } from '@/lib/theme/stylesheet';

it('the stylesheet matches its tables (npm run theme)', () => {
  expect(readFileSync('lib/theme/theme.css', 'utf8') === themeStylesheet()).toBe(true);
});
