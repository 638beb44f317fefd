import type { ChartColours } from './colours';

/** The side of a pattern tile, and the width of its lines, in px. */
export const tileSize = 8;
export const strokeWidth = 1.25;

/**
 * The texture over the nth colour, as the path of a tile: bars can be distinguished without colour. The
 * lighter colours (in the dark scheme the darker ones) use the text colour, the others the background colour.
 */
const textures: readonly { path: string; ink: 'text' | 'ground' }[] = [
  { path: '', ink: 'ground' },
  { path: 'M-2 2 2-2M0 8 8 0M6 10l4-4', ink: 'ground' },
  { path: 'M2 2h.01M6 6h.01', ink: 'text' },
  { path: 'M0 4h8', ink: 'ground' },
  { path: 'M-2 6l4 4M0 0l8 8M6-2l4 4', ink: 'text' },
  { path: 'M0 4h8M4 0v8', ink: 'ground' },
];

const solid = { path: '', ink: 'ground' } as const;

/** The texture of the nth series. */
export const textureOf = (index: number) => textures[index % textures.length] ?? solid;

/** The nth colour with its texture, for a canvas. */
export function textured(
  index: number,
  { series, text, ground }: ChartColours,
  ratio: number,
): string | CanvasPattern {
  const colour = series[index % series.length] ?? text;
  const { path, ink } = textureOf(index);
  const tile = document.createElement('canvas');
  tile.width = tile.height = Math.round(tileSize * ratio);
  const pen = path === '' ? null : tile.getContext('2d');
  if (!pen) return colour;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, tile.width, tile.height);
  pen.scale(tile.width / tileSize, tile.height / tileSize);
  pen.strokeStyle = ink === 'text' ? text : ground;
  pen.lineWidth = strokeWidth;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(path));
  const pattern = pen.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(tileSize / tile.width, tileSize / tile.height));
  return pattern ?? colour;
}
