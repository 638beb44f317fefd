import type { FormatValues } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Element } from './element';
import type { Messages } from './messages';
import { write, type MessageKey, type PlainKey } from './text';

/** Parts beside each other, which need no keys. */
const joined = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);

/** A message with elements, such as links. */
export function richText<K extends Exclude<MessageKey, PlainKey>>(key: K, values: Messages[K]): ReactNode {
  const given = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'function' ? (parts: ReactNode[]) => (value as Element)(joined(parts)) : value,
  ]);
  const parts = write(key, Object.fromEntries(given) as FormatValues<ReactNode>);
  return Array.isArray(parts) ? joined(parts as ReactNode[]) : parts;
}
