import { createHash, randomUUID } from 'node:crypto';

/** What an opaque id stands for (data-model "Conventions"). */
export type IdPrefix = 'acc' | 'pkg' | 'evt' | 'inv' | 'pay' | 'whs' | 'otk' | 'ntf' | 'key';

/** A new opaque id, 122 random bits behind its prefix. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}

/** SHA-256 in hex: how tokens are stored, and how equal things are found again. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
