'use client';

import { Button } from '@/components/ui/action/button';
import { text } from '@/lib/text/text';
import { goTo, type LoginStep } from './step';

/** Back to an earlier step of the login screen. */
export function Back({ to, className }: { to: LoginStep; className?: string }) {
  return (
    <Button variant="ghost" size="small" icon="arrow-left" className={className} onClick={() => goTo(to)}>
      {text('auth.go.backSignIn')}
    </Button>
  );
}
