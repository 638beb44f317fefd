import 'server-only';
import { cookies } from 'next/headers';
import { requireAccount } from '@/lib/bff/product-api/server';
import { readSettings } from '@/lib/runtime/settings';
import type { Language } from '@/lib/text/language';
import { languageCookieAttributes, languageCookieName } from '@/lib/text/language-cookie';
import { offeredLanguage } from '@/lib/text/offered';
import { currentLanguage } from '@/lib/text/text';
import { currentSession } from './server';

/** For a Server Action: every page loaded in this browser from now on is in this language. */
export async function rememberLanguage(language: Language): Promise<void> {
  const jar = await cookies();
  const { secure } = readSettings();
  jar.set(languageCookieName(secure), language, { ...languageCookieAttributes, secure });
}

/** The language of the signed-in customer's account where the page is in another: the boot script changes to it. */
export async function otherAccountLanguage(): Promise<Language | undefined> {
  const current = await currentSession();
  if (current === null || current === 'unavailable') return undefined;
  const account = await requireAccount();
  if (!account.ok) return undefined;
  const language = offeredLanguage(account.data.language);
  return language === currentLanguage() ? undefined : language;
}
