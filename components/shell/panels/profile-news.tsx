import { Avatar } from '@/components/ui/display/avatar';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { toneClasses } from '@/components/ui/styles/status';
import { text } from '@/lib/text/text';
import { messages, notifications } from './profile-news-text';

const heading = 'text-sm font-semibold';
const list = 'mt-3 flex flex-col gap-4';
const when = 'mt-0.5 text-xs text-muted';

/** Notifications and messages: static demo text (SPEC section 2). */
export function ProfileNews() {
  return (
    <>
      <section aria-labelledby="profile-notifications" className="mt-6 border-t border-line pt-6">
        <h3 id="profile-notifications" className={heading}>
          {text('shell.news.notifications')}
        </h3>
        <ul className={list}>
          {notifications.map(({ icon, tone, said, time }) => (
            <li key={said} className="flex gap-3">
              <span
                className={classNames(
                  'flex size-8 shrink-0 items-center justify-center rounded-full',
                  toneClasses[tone],
                )}
              >
                <Icon name={icon} />
              </span>
              <div className="min-w-0 text-sm">
                <p>{text(said)}</p>
                <p className={when}>{text(time)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="profile-messages" className="mt-6 border-t border-line pt-6">
        <h3 id="profile-messages" className={heading}>
          {text('shell.news.messages')}
        </h3>
        <ul className={list}>
          {messages.map(({ from, initials, said, time }) => (
            <li key={from} className="flex gap-3">
              <Avatar initials={initials} />
              <div className="min-w-0 text-sm">
                <p className="font-medium text-strong">{from}</p>
                <p>{text(said)}</p>
                <p className={when}>{text(time)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
