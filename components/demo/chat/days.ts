import { formatDay } from '@/lib/format';
import { demoNow } from '../data/now';
import type { Message } from './conversation';

/** Messages of one day. */
interface Day {
  /** `YYYY-MM-DD`. */
  date: string;
  /** As a heading: Today, Yesterday, or the weekday and date. */
  title: string;
  messages: Message[];
}

const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

function titleOf(date: string): string {
  const today = demoNow.slice(0, 10);
  if (date === today) return 'Today';
  return date === dayBefore(today) ? 'Yesterday' : formatDay(date);
}

/** A conversation by days, oldest first. */
export function daysOf(messages: readonly Message[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const date = message.at.slice(0, 10);
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, title: titleOf(date), messages: [message] });
  }
  return days;
}
