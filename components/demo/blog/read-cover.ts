import type { Cover } from './article';

const width = 960;
const height = 600;

/** A chosen picture, cut to a cover's shape and light enough to be kept in this tab. @throws when it is no picture */
export async function readCover(file: File): Promise<Cover> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
  canvas.getContext('2d')?.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
  bitmap.close();
  return { src: canvas.toDataURL('image/webp', 0.8), alt: '' };
}
