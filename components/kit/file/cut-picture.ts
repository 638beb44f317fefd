interface Shape {
  width: number;
  height: number;
}

/**
 * Crops a picture to its middle, as a data URL small enough to store.
 * @throws when the browser can't read the file as a picture
 */
export async function cutPicture(file: File, { width, height }: Shape): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}
