'use client';

import { ErrorMessage } from '@/components/shell/error-message';

interface ErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ShellError({ error, reset }: ErrorProps) {
  return <ErrorMessage digest={error.digest} reset={reset} />;
}
