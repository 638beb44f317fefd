import { createHash, randomUUID } from 'node:crypto';

/** The prefixes of opaque ids (data-model "Conventions"). */
export type IdPrefix =
  | 'acc'
  | 'pkg'
  | 'shp'
  | 'evt'
  | 'inv'
  | 'pay'
  | 'crn'
  | 'ref'
  | 'ltx'
  | 'whs'
  | 'otk'
  | 'ntf'
  | 'msg'
  | 'key'
  | 'whk'
  | 'whd'
  | 'rts'
  | 'qte'
  | 'tst'
  | 'cra';

/** A new opaque id, the prefix followed by 122 random bits. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}

/** SHA-256 in hex: the stored form of tokens, also used to find duplicates. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
