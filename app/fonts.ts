import localFont from 'next/font/local';

/** Inter variable, Latin subset (SIL OFL, app/fonts/inter-LICENSE.txt); Next makes the metrics-matched fallback. */
export const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  preload: true,
  variable: '--font-inter',
  fallback: ['system-ui', 'sans-serif'],
});
