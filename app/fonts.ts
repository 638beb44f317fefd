import localFont from 'next/font/local';

/**
 * Inter (SIL OFL, app/fonts/inter-LICENSE.txt) with the letters of English, cut by app/fonts/build-fonts.mjs; Next
 * makes the metrics-matched fallback. `fonts/by-language.css` has the letters of other languages. Optional: the first
 * paint waits a moment for the preloaded file, and a page painted without it stays as it is. A swap would reflow text,
 * since not every system has the fallback's Arial.
 */
const inter = localFont({
  src: './fonts/inter-basic.woff2',
  weight: '400 600',
  display: 'optional',
  preload: true,
  variable: '--font-inter',
  fallback: ['system-ui', 'sans-serif'],
});

/** The letters of Polish, Turkish, Vietnamese and others; loaded where a text has one. */
const interExtended = localFont({
  src: './fonts/inter-latin-ext.woff2',
  weight: '400 600',
  display: 'optional',
  preload: false,
  variable: '--font-inter-extended',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+100-130, U+132-151, U+154-24F, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0',
    },
  ],
});

/** Put on the root element: they define the fonts' variables. */
export const fontClasses = `${inter.variable} ${interExtended.variable}`;
