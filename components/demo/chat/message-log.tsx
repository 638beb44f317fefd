import { Avatar } from '@/components/ui/display/avatar';
import { classNames } from '@/components/ui/styles/class-names';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { formatDateTime, formatTime } from '@/lib/format';
import { personOf } from '../data/person-of';
import type { Message } from './conversation';
import { me } from './conversations';
import { daysOf } from './days';

interface MessageLogProps {
  /** The other one's name. */
  name: string;
  messages: readonly Message[];
}

/**
 * What was said, by days. The box runs from its end, so that the browser itself shows the latest words first, and keeps
 * to them when more are said.
 */
export function MessageLog({ name, messages }: MessageLogProps) {
  return (
    <div
      role="log"
      aria-label={`Messages with ${name}`}
      tabIndex={0}
      className="scrollbar-slim flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2"
    >
      <div className="mt-auto flex flex-col gap-6 p-4 md:p-6">
        {daysOf(messages).map((day) => (
          <section key={day.date} aria-label={day.title}>
            <h3 className="mb-4 flex items-center gap-3 text-xs font-medium text-muted before:grow before:border-t before:border-line after:grow after:border-t after:border-line">
              {day.title}
            </h3>
            <ol className="flex flex-col gap-3">
              {day.messages.map((message, index) => (
                <Bubble
                  key={index}
                  message={message}
                  first={day.messages[index - 1]?.from !== message.from}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

/** One's own words at the end, the other's at the start, under the portrait of who speaks first. */
function Bubble({ message, first }: { message: Message; first: boolean }) {
  const own = message.from === me.id;
  const speaker = personOf(message.from);
  return (
    <li
      className={classNames(
        'flex items-start gap-2.5',
        own ? 'ms-10 justify-end' : 'me-10',
        !first && '-mt-1.5',
      )}
    >
      {!own && (first ? <Avatar image={speaker.image} /> : <span className="w-8 shrink-0" />)}
      <div
        className={classNames(
          'min-w-0 max-w-[34rem] rounded-content px-3.5 py-2 text-sm',
          own ? 'bg-primary text-primary-contrast' : 'bg-surface-500/15',
        )}
      >
        <VisuallyHidden>{own ? 'You' : speaker.name}: </VisuallyHidden>
        <span className="wrap-anywhere whitespace-pre-wrap">{message.text}</span>
        <time
          dateTime={message.at}
          title={formatDateTime(message.at)}
          className={classNames('float-end ms-3 mt-1 text-xs', own ? 'text-primary-contrast' : 'text-muted')}
        >
          {formatTime(message.at)}
        </time>
      </div>
    </li>
  );
}
