/** Takes a file somewhere, telling how far it is, in percent. Rejects when it could not. */
export type SendFile = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Reads a file to its end in the browser, as an upload would, and sends it nowhere. */
export const readFile: SendFile = (file, onProgress, signal) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    reader.onload = () => resolve();
    reader.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    signal.addEventListener('abort', () => reader.abort(), { once: true });
    reader.readAsArrayBuffer(file);
  });
