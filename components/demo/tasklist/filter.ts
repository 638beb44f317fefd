import { fold } from '@/lib/text/fold';
import { demoNow } from '../data/now';
import type { Task } from './task';

/** The filter; empty strings match everything. */
export interface TaskFilter {
  query: string;
  member: string;
}

export const noFilter: TaskFilter = { query: '', member: '' };

/** Whether a task's end date is before the demo's today. */
export function isOverdue({ completed, endDate }: Pick<Task, 'completed' | 'endDate'>): boolean {
  return !completed && endDate < demoNow.slice(0, 10);
}

/** The text of a description, without formatting. */
export function plainText(html: string): string {
  const words = html.replace(/<\/(?:p|li|h2|h3|pre)>|<br>|&nbsp;/g, ' ').replace(/<[^>]*>/g, '');
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return words
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The tasks with these words in name or description, and with this member. */
export function filtered(tasks: readonly Task[], { query, member }: TaskFilter): Task[] {
  const wanted = fold(query).trim();
  return tasks.filter(
    ({ name, description, members }) =>
      (member === '' || members.includes(member)) &&
      fold(`${name} ${plainText(description)}`).includes(wanted),
  );
}
