/** A file in the uploader. */
export interface UploadItem {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** 0 to 100. */
  progress: number;
}

export type UploadEvent =
  | { type: 'added'; files: readonly File[] }
  | { type: 'removed'; id: string }
  | { type: 'cleared' }
  | { type: 'started' | 'finished' | 'failed'; id: string }
  | { type: 'progressed'; id: string; progress: number };

const idOf = ({ name, size, lastModified }: File) => `${name}-${size}-${lastModified}`;

/** Not sent yet, or can be retried. */
export const isPending = ({ state }: UploadItem): boolean => state === 'waiting' || state === 'failed';

function patch(items: UploadItem[], id: string, change: Partial<UploadItem>): UploadItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

/** The list of an uploader. A file already in it is not added twice. */
export function reduceUploads(items: UploadItem[], event: UploadEvent): UploadItem[] {
  switch (event.type) {
    case 'added': {
      const known = new Map(items.map((item) => [item.id, item]));
      for (const file of event.files) {
        const id = idOf(file);
        if (!known.has(id)) known.set(id, { id, file, state: 'waiting', progress: 0 });
      }
      return [...known.values()];
    }
    case 'removed':
      return items.filter(({ id }) => id !== event.id);
    case 'cleared':
      return [];
    case 'started':
      return patch(items, event.id, { state: 'sending', progress: 0 });
    case 'progressed':
      return patch(items, event.id, { progress: event.progress });
    case 'finished':
      return patch(items, event.id, { state: 'done', progress: 100 });
    case 'failed':
      return patch(items, event.id, { state: 'failed', progress: 0 });
  }
}
