import { isolateEnd, isolateStart } from '@/lib/text/isolates';
import { directionOf } from '@/lib/text/language';
import { currentLanguage } from '@/lib/text/text';

const enclosed = (opening: string, text: string) =>
  directionOf(currentLanguage()) === 'rtl' ? `${opening}${text}${isolateEnd}` : text;

/** A name, code or quantity that is not reordered with the right-to-left text around it: what `<bdi>` is to markup. */
export const isolated = (text: string): string => enclosed(isolateStart, text);

/** An amount from left to right: negative ones and positive ones alike. */
export const leftToRight = (text: string): string => enclosed('\u2066', text);

/** How many characters a reader sees. */
export const lengthOf = (text: string): number => text.replace(/\p{Cf}/gu, '').length;
