import { saveFile } from './save-file';
import { toast } from '@/components/ui/feedback/toast';

const again = 'Try again in a moment; nothing is lost.';

interface Refusal {
  message?: unknown;
  fields?: Record<string, unknown>;
}

/** Why the server made no file, in its own words. */
async function reasonOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.includes('json')) return again;
  const { message, fields } = (await response.json()) as Refusal;
  const reasons = [message, ...Object.values(fields ?? {})].filter((text) => typeof text === 'string');
  return reasons.length > 0 ? reasons.join(' ') : again;
}

const nameOf = (disposition: string | null) => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded === undefined ? 'file' : decodeURIComponent(encoded);
};

/** Fetches a file and hands it to the browser; a failure is a toast that says why. An ended session goes to login. */
export async function downloadFile(href: string): Promise<void> {
  try {
    const response = await fetch(href, { headers: { accept: 'application/json' }, redirect: 'manual' });
    if (response.type === 'opaqueredirect' || response.status === 401) {
      window.location.replace('/session/clear');
      return;
    }
    if (response.ok) {
      saveFile(await response.blob(), nameOf(response.headers.get('content-disposition')));
      return;
    }
    toast({ severity: 'error', summary: 'The file could not be made', detail: await reasonOf(response) });
  } catch {
    toast({ severity: 'error', summary: 'The file could not be loaded', detail: again });
  }
}
