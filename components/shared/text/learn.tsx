'use client';

import type { ReactNode } from 'react';
import { learnTexts } from '@/lib/text/current';

/** Takes a page's messages before anything inside is hydrated. */
export function Learn({ messages, children }: { messages: string; children?: ReactNode }) {
  if (typeof window !== 'undefined') learnTexts(messages);
  return children;
}
