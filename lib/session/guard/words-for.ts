import Negotiator from 'negotiator';
import { languageInCookies } from '@/lib/text/language-cookie';
import { standaloneIn, type StandaloneWords } from '@/lib/text/standalone';
import { parseCookies } from '../cookies/cookies';

/**
 * The words for a visitor whom the guard answers itself: in the language chosen in this browser, else the first
 * accepted one. The catalogues stay out of the guard's bundle, which is loaded for every request.
 */
export function wordsFor(headers: Headers): StandaloneWords {
  const cookies = parseCookies(headers.get('cookie'));
  const chosen = languageInCookies((name) => cookies.get(name));
  const accepted = headers.get('accept-language') ?? '';
  const wanted = new Negotiator({ headers: { 'accept-language': accepted } }).languages();
  return standaloneIn(chosen === undefined ? wanted : [chosen, ...wanted]);
}
