import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/ui/feedback/load-failure';
import type { Result } from '@/lib/contract/errors';

interface BlockProps<T> {
  result: Result<T>;
  /** What can't be had, as a sentence's beginning: "Your invoices". */
  subject: string;
  children: (data: T) => ReactNode;
}

/** A part of Home that stands or fails by itself. */
export function Block<T>({ result, subject, children }: BlockProps<T>) {
  if (result.ok) return children(result.data);
  return <LoadFailure title={`${subject} could not be loaded`} error={result.error} retryHref="/" />;
}
