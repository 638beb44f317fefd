import { metaNames } from '@/lib/contract/identity/meta-names';

interface PageSettings {
  publicToken: string;
  /** Maximum minutes of a new session. */
  sessionMinutes: number;
}

function readMeta(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** The settings that `IdentityMeta` wrote into the page. */
export function readPageSettings(page: Document = document): PageSettings {
  return {
    publicToken: readMeta(page, metaNames.publicToken),
    sessionMinutes: Number(readMeta(page, metaNames.sessionMinutes)) || 60,
  };
}
