const letterBase = 10 - 'A'.charCodeAt(0);

/** The remainder by 97 of capital letters and digits, a letter as the two digits from 10 for A (ISO 7064, MOD 97-10). */
export function remainderOf97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) + letterBase;
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Whether the check digits of an IBAN or a creditor reference, its 3rd and 4th character, are right. */
const isChecked = (text: string) => remainderOf97(text.slice(4) + text.slice(0, 4)) === 1;

const compact = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

/** An IBAN without spaces (ISO 13616); undefined when it is none. */
export function readIban(text: string): string | undefined {
  const iban = compact(text);
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) && isChecked(iban) ? iban : undefined;
}

/** A structured creditor reference without spaces (ISO 11649); undefined when it is none. */
export function readCreditorReference(text: string): string | undefined {
  const reference = compact(text);
  return /^RF\d{2}[A-Z\d]{1,21}$/.test(reference) && isChecked(reference) ? reference : undefined;
}

/** The structured creditor reference of a text of 1 to 21 capital letters and digits (ISO 11649). */
export function creditorReference(text: string): string {
  const digits = 98 - remainderOf97(`${text}RF00`);
  return `RF${String(digits).padStart(2, '0')}${text}`;
}

/** In groups of four, as people read and type it. */
export const inFours = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, '$1 ');
