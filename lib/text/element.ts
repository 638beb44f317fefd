import type { ReactNode } from 'react';

/** What an element of a message shows: `<link>outbox</link>`. */
export type Element = (chunks: ReactNode) => ReactNode;
