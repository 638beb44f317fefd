/**
 * Draws the icons we use (Lucide, ISC) into one sprite, so that an icon costs two elements and no script.
 * Run `npm run icons` after adding a name here.
 */
import { writeFileSync } from 'node:fs';

const names = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'badge-check',
  'bell',
  'box',
  'building-complex',
  'calendar',
  'calendar-clock',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'circle-exclamation-point',
  'circle-check',
  'circle-user',
  'circle-x',
  'clock',
  'copy',
  'credit-card',
  'download',
  'external-link',
  'file-text',
  'globe',
  'hand',
  'house',
  'inbox',
  'info',
  'key-round',
  'list-filter',
  'loader-circle',
  'log-out',
  'mail',
  'map-pin',
  'menu',
  'message-square',
  'moon',
  'package',
  'package-check',
  'package-open',
  'package-search',
  'package-x',
  'pencil',
  'phone',
  'plane',
  'receipt',
  'refresh-cw',
  'scale',
  'search',
  'settings',
  'shield-check',
  'ship',
  'square-dashed',
  'sun',
  'triangle-exclamation-point',
  'truck',
  'user',
  'wallet',
  'warehouse',
  'x',
];

const draw = ([tag, { key: _, ...attributes }]) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`;

const symbols = await Promise.all(
  names.map(async (name) => {
    const icon = await import(`lucide-react/icons/${name}`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${icon.__iconData.node.map(draw).join('')}</symbol>`;
  }),
);

const header =
  '<!-- Lucide icons, ISC licence, https://lucide.dev/license. Drawn by lib/theme/build-icons.mjs -->';
writeFileSync(
  new URL('icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">\n${header}\n${symbols.join('\n')}\n</svg>\n`,
);
writeFileSync(
  new URL('icon-names.ts', import.meta.url),
  `/** Drawn by lib/theme/build-icons.mjs; do not edit. */\nexport type IconName =\n${names.map((name) => `  | '${name}'`).join('\n')};\n`,
);
