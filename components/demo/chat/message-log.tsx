import { Avatar } from '@/components/ui/display/avatar';
import { classNames } from '@/components/ui/styles/class-names';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { formatDateTime, formatTime } from '@/lib/format';
import { personOf } from '../data/person-of';
import type { Message } from './conversation';
import { me } from './conversations';
import { daysOf } from './days';

interface MessageLogProps {
  /** The other person's name. */
  name: string;
  messages: readonly Message[];
}

/**
 * The messages, by day. The box is column-reverse, so that the browser itself starts at the latest message
 * and stays there as more are added.
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

/** Own messages on the end side, others on the start side, with a portrait on the first of a run. */
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
