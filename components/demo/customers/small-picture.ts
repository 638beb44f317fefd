/** Pixels of a side: sharp on the list, and small enough to keep. */
const side = 128;

/** The middle of a picture as a small square, for `src`. Rejects what is no picture. */
export async function smallPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const length = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - length) / 2, (bitmap.height - length) / 2];
  canvas.getContext('2d')?.drawImage(bitmap, left, top, length, length, 0, 0, side, side);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.85);
}
