import { text } from '@/lib/text/text';
import { saveFile } from './save-file';
import { toast } from '@/components/ui/feedback/toast';

const again = () => text('ui.download.again');

interface Refusal {
  message?: unknown;
  fields?: Record<string, unknown>;
}

/** The server's reason for not sending the file. */
async function reasonOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.includes('json')) return again();
  const { message, fields } = (await response.json()) as Refusal;
  const reasons = [message, ...Object.values(fields ?? {})].filter((reason) => typeof reason === 'string');
  return reasons.length > 0 ? reasons.join(' ') : again();
}

const nameOf = (disposition: string | null) => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded === undefined ? 'file' : decodeURIComponent(encoded);
};

/**
 * Fetches a file and saves it by the browser; a failure shows a toast with the reason. An ended session goes
 * to login.
 */
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
    toast({ severity: 'error', summary: text('ui.download.notCreated'), detail: await reasonOf(response) });
  } catch {
    toast({ severity: 'error', summary: text('ui.download.notDownloaded'), detail: again() });
  }
}
