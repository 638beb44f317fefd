/** Sends a file and reports progress in percent. Rejects on failure. */
export type SendFile = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Simulates an upload by reading the file in the browser; sends nothing. */
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
