import { partsOf } from '@/tests/support/mail-server';
import type { Told } from '../records';

/** Mails that tell of arrivals, by their Message-ID, with the packages' references. */
export function arrivalsIn(mails: readonly { source: string; at: number }[]): Told[] {
  return mails.flatMap(({ source, at }) => {
    const id = /^Message-ID: (<[^>]+>)/im.exec(source)?.[1] ?? '';
    const arrivals = partsOf(source).text.matchAll(/Your package (\S+) has arrived/g);
    const subjects = [...new Set([...arrivals].map(([, reference = '']) => reference))];
    return subjects.length > 0 ? [{ id, at, isTaken: true, subjects }] : [];
  });
}
