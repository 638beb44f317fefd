import { expect, it } from 'vitest';
import { contrast, hex, white } from '@/lib/theme/contrast';
import { brandColours } from '@/server/notifications/mail/brand-colours';

const readable = 4.5;

/** Every corner and centre of the colour cube, in steps of a quarter. */
const steps = ['00', '40', '80', 'c0', 'ff'];
const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

it.each(colours)('a mail in %s is readable by day and at night (WCAG 2 AA)', (colour) => {
  const { brand, onBrand, name, nameInDark } = brandColours(colour);
  expect(brand).toBe(colour);
  expect(contrast(hex(onBrand), hex(brand))).toBeGreaterThanOrEqual(readable);
  expect(contrast(hex(name), white)).toBeGreaterThanOrEqual(readable);
  expect(contrast(hex(nameInDark), hex('#18181b'))).toBeGreaterThanOrEqual(readable);
});

it('a colour that is readable as it is stays as it is', () => {
  expect(brandColours('#0b5fff').name).toBe('#0b5fff');
});
