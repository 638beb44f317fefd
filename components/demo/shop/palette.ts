import type { Colour } from './product';

/** The colours available for a new product. */
export const palette: Colour[] = [
  { name: 'Black', hex: '#23262b' },
  { name: 'White', hex: '#f4f2ec' },
  { name: 'Grey', hex: '#8c939b' },
  { name: 'Red', hex: '#b8413f' },
  { name: 'Orange', hex: '#d97b2b' },
  { name: 'Yellow', hex: '#e3b32f' },
  { name: 'Green', hex: '#4c8a5b' },
  { name: 'Blue', hex: '#3a6fb0' },
  { name: 'Violet', hex: '#6f5cae' },
  { name: 'Brown', hex: '#80573a' },
];
