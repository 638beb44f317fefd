import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/ui/feedback/load-failure';
import type { Result } from '@/lib/contract/errors';

interface BlockProps<T> {
  result: Result<T>;
  /** The sentence that says what could not be loaded. */
  failure: string;
  children: (data: T) => ReactNode;
}

/** A part of Home that fails independently. */
export function Block<T>({ result, failure, children }: BlockProps<T>) {
  if (result.ok) return children(result.data);
  return <LoadFailure title={failure} error={result.error} retryHref="/" />;
}
