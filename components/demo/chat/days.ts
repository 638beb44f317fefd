import { formatDay } from '@/lib/format';
import type { Message } from './conversation';

/** Messages of one day. */
interface Day {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The heading: weekday and date. */
  title: string;
  messages: Message[];
}

/** Groups a conversation's messages by day, oldest first. */
export function daysOf(messages: readonly Message[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const date = message.at.slice(0, 10);
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, title: formatDay(date), messages: [message] });
  }
  return days;
}
