import { AsyncLocalStorage } from 'node:async_hooks';
import { match } from '@formatjs/intl-localematcher';
import Negotiator from 'negotiator';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { provideTexts } from '../current';
import { defaultLanguage, languageOf, type Language } from '../language';
import { languageInCookies } from '../language-cookie';
import { textsIn } from './catalogue';

const chosen = new AsyncLocalStorage<Language>();

/** Runs a task in one language, whoever asks: a mail is in its reader's. */
export function inLanguage<T>(language: Language, task: () => T): T {
  return chosen.run(language, task);
}

/** The first of the accepted languages that is offered, by the distances of CLDR. @param accepted Accept-Language */
export function negotiate(accepted: string | null, offered: readonly Language[]): Language {
  if (!accepted) return defaultLanguage;
  if (offered.includes(accepted)) return accepted;
  const wanted = new Negotiator({ headers: { 'accept-language': accepted } }).languages();
  try {
    return match(wanted, offered, defaultLanguage);
  } catch {
    // A header with something that is no language tag.
    return defaultLanguage;
  }
}

const answered = new WeakMap<object, Language>();

/**
 * The language of the request that Next answers: the cookie's, else the first accepted one. Next's public functions
 * for it are asynchronous, and neither a client component rendered on the server nor a formatter can wait (decision
 * 032).
 */
function ofRequest(): Language {
  const request = workUnitAsyncStorage.getStore();
  if (request?.type !== 'request') return defaultLanguage;
  let language = answered.get(request);
  if (!language) {
    const { offered } = textsIn(defaultLanguage);
    const inCookies = languageInCookies((name) => request.cookies.get(name)?.value);
    const chosenBefore = languageOf(inCookies ?? '', offered);
    language = chosenBefore ?? negotiate(request.headers.get('accept-language'), offered);
    answered.set(request, language);
  }
  return language;
}

/** Called once, when the server starts. */
export function startTexts(): void {
  provideTexts(() => textsIn(chosen.getStore() ?? ofRequest()));
}
