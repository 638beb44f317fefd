'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/display/icon';
import { severityLooks } from '@/components/ui/styles/severity';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { useSignOut } from '@/components/shared/session/use-sign-out';
import { text } from '@/lib/text/text';

export interface Impersonation {
  /** The impersonator. */
  operator: string;
  customer: string;
  /** When the session ends, and when the server rendered this, in RFC 3339. */
  endsAt: string;
  now: string;
}

const tick = 5_000;

/** The last milliseconds of the session, in which the banner warns. */
const soon = 5 * 60_000;

function timeLeft(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return text('shell.impersonation.lessThanMinute');
  return text('shell.impersonation.minutesLeft', { minutes });
}

/** Milliseconds until the session ends; the page is left at zero. */
function useTimeLeft({ endsAt, now }: Impersonation): number {
  const [time, setTime] = useState(() => Date.parse(now));

  useEffect(() => {
    const timer = setInterval(() => {
      setTime(Date.now());
      if (Date.now() >= Date.parse(endsAt)) window.location.replace('/session/clear');
    }, tick);
    return () => clearInterval(timer);
  }, [endsAt]);

  return Date.parse(endsAt) - time;
}

/** Shows on every page who impersonates the customer, and for how long; ends the session. */
export default function ImpersonationBanner(props: Impersonation) {
  const { operator, customer } = props;
  const left = useTimeLeft(props);
  const { leaving, signOut } = useSignOut();
  const who = text('shell.impersonation.who', { operator, customer });
  const hydrated = useHydrated();
  return (
    <aside
      aria-label={text('shell.impersonation.label')}
      className="impersonation-banner z-40 fixed inset-x-0 bottom-0 border-t border-line bg-card"
    >
      <div className={`flex h-full items-center gap-3 px-4 text-sm md:px-6 ${severityLooks.warn.tint}`}>
        <Icon name="eye" size={20} className="shrink-0" />
        <p className="flex min-w-0 grow flex-col sm:flex-row sm:gap-x-3">
          <span className="wrap-anywhere line-clamp-2 font-semibold sm:line-clamp-1" title={who}>
            {who}
          </span>
          <span className="shrink-0">{timeLeft(left)}</span>
        </p>
        {/* Filled late: content that is there from the start is not announced. */}
        <p role="status" className="sr-only">
          {hydrated &&
            text(left < soon ? 'shell.impersonation.announcedSoon' : 'shell.impersonation.announced', {
              operator,
              customer,
            })}
        </p>
        <Button variant="secondary" size="small" loading={leaving} className="shrink-0" onClick={signOut}>
          {text('shell.impersonation.end')}
        </Button>
      </div>
    </aside>
  );
}
