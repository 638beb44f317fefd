'use client';

import { useState, type ReactNode } from 'react';

/** Reports a choice. */
export type Announce = (message: string) => void;

/** The last choice in a section, for the end of its heading. */
export function useLastChoice(): [Announce, ReactNode] {
  const [message, setMessage] = useState('');
  const line = (
    <p role="status" className="text-sm text-muted">
      {message}
    </p>
  );
  return [setMessage, line];
}
