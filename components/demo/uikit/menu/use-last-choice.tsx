'use client';

import { useState, type ReactNode } from 'react';
import type { Tell } from './entries';

/** The last choice in a section, said in its status line. */
export function useLastChoice(): [Tell, ReactNode] {
  const [message, setMessage] = useState('Nothing chosen yet.');
  const line = (
    <p role="status" className="mt-4 text-sm text-muted">
      {message}
    </p>
  );
  return [setMessage, line];
}
