'use client';

import { ErrorMessage } from '@/components/shell/error-message';

interface ErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function RootError({ error, reset }: ErrorProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center px-4 py-12">
      <ErrorMessage digest={error.digest} reset={reset} />
    </main>
  );
}
