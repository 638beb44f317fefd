import { z } from 'zod';

const unknownWordSchema = z.string().brand<'UnknownWord'>();
/** A word of a product API that this portal does not know; it compares equal to none that it knows. */
export type UnknownWord = z.infer<typeof unknownWordSchema>;

/** T of values that the portal itself makes or stores, where every word is a known one. */
export type Known<T> = T extends UnknownWord ? never : T extends object ? { [K in keyof T]: Known<T[K]> } : T;

/**
 * A word in a product API's answer: one that the portal knows, or another, which never fails the answer and is shown as
 * it is (ADR 040). Input has closed enums instead.
 */
export const openEnum = <const V extends readonly [string, ...string[]]>(words: V) =>
  z.union([z.enum(words), unknownWordSchema]);

/** The discriminator of the variants that the portal does not know. */
export const unknownWord = (words: readonly string[]) =>
  unknownWordSchema.refine((word) => !words.includes(word));
