import localFont from 'next/font/local';

/**
 * Inter variable, Latin subset (SIL OFL, app/fonts/inter-LICENSE.txt); Next makes the metrics-matched fallback.
 * Optional: the first paint waits a moment for the preloaded file, and a page painted without it stays as it is. A swap
 * would reflow text, since not every system has the fallback's Arial.
 */
export const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  preload: true,
  variable: '--font-inter',
  fallback: ['system-ui', 'sans-serif'],
});
