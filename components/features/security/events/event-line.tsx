import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { Time } from '@/components/ui/display/time';
import { formatAgo, formatInstant } from '@/lib/format';
import type { SecurityLogEntry } from '@/lib/browser/identity/security-log';
import { deviceName } from '../devices/device-words';
import { useSecuritySettings } from '../security-settings';
import { eventIcon, eventWords, isSuspicious } from './event-words';

/** One event: description, device, place and time. */
export function EventLine({ event, now }: { event: SecurityLogEntry; now: Date }) {
  const { at, client, device } = event;
  const { timeZone } = useSecuritySettings();
  return (
    <li className="flex gap-3 py-2.5 text-sm first:pt-0 last:pb-0">
      <Icon
        name={eventIcon(event)}
        className={classNames('mt-0.5 shrink-0', isSuspicious(event) ? 'text-warn' : 'text-muted')}
      />
      <div className="flex min-w-0 grow flex-wrap gap-x-4">
        <div className="min-w-0 grow basis-52">
          <p>{eventWords(event)}</p>
          <p dir="auto" className="wrap-anywhere text-muted">
            {[device && deviceName(device), client].filter(Boolean).join(' · ')}
          </p>
        </div>
        <p className="text-muted">
          <Time dateTime={at} text={formatAgo(at, now)} exact={formatInstant(at, timeZone)} />
        </p>
      </div>
    </li>
  );
}
