import type { Choice } from '@/components/ui/field/choice';
import { fold } from '@/lib/text/fold';
import { asText } from '../as-text';

/** How a text is compared. */
export type TextMode = 'contains' | 'startsWith' | 'endsWith' | 'equals' | 'notEquals';
/** How a number is compared. */
export type NumberMode = 'equals' | 'atLeast' | 'atMost';
/** How a calendar date is compared. */
export type DateMode = 'on' | 'before' | 'after';

/** The filter menu of a column. */
export type FilterSpec =
  | { kind: 'text' }
  | { kind: 'number'; currency?: string }
  | { kind: 'date'; min?: string; max?: string }
  | { kind: 'anyOf'; choices: readonly Choice[] }
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'range'; min: number; max: number; step?: number; unit?: string }
  | { kind: 'flag'; yes: string; no: string };

/** An active filter, as set in a column's menu. */
export type FilterRule =
  | { kind: 'text'; mode: TextMode; text: string }
  | { kind: 'number'; mode: NumberMode; number: number }
  | { kind: 'date'; mode: DateMode; date: string }
  | { kind: 'anyOf'; values: string[] }
  | { kind: 'choice'; value: string }
  | { kind: 'range'; from: number; to: number }
  | { kind: 'flag'; flag: boolean | null };

function passesText(value: string, mode: TextMode, text: string): boolean {
  const [cell, wanted] = [fold(value).trim(), fold(text).trim()];
  switch (mode) {
    case 'contains':
      return cell.includes(wanted);
    case 'startsWith':
      return cell.startsWith(wanted);
    case 'endsWith':
      return cell.endsWith(wanted);
    case 'equals':
      return cell === wanted;
    case 'notEquals':
      return cell !== wanted;
  }
}

function passesNumber(value: number, mode: NumberMode, wanted: number): boolean {
  if (mode === 'equals') return value === wanted;
  return mode === 'atLeast' ? value >= wanted : value <= wanted;
}

/** Calendar dates `YYYY-MM-DD` compare as texts; of an instant, only its day. */
function passesDate(value: string, mode: DateMode, date: string): boolean {
  const day = value.slice(0, 10);
  if (mode === 'on') return day === date;
  return mode === 'before' ? day < date : day > date;
}

/** Whether a cell's value passes a filter. Texts are compared ignoring case and accents. */
export function passesFilter(value: unknown, rule: FilterRule): boolean {
  switch (rule.kind) {
    case 'text':
      return passesText(asText(value), rule.mode, rule.text);
    case 'number':
      return typeof value === 'number' && passesNumber(value, rule.mode, rule.number);
    case 'date':
      return typeof value === 'string' && passesDate(value, rule.mode, rule.date);
    case 'anyOf':
      return rule.values.includes(String(value));
    case 'choice':
      return value === rule.value;
    case 'range':
      return typeof value === 'number' && value >= rule.from && value <= rule.to;
    case 'flag':
      return value === rule.flag;
  }
}

/** Whether a cell's text contains the search text, ignoring case and accents. */
export function matchesSearch(value: unknown, text: string): boolean {
  return passesText(asText(value), 'contains', text);
}

/** Whether a filter matches everything, so that it can be removed. */
export function isBlank(rule: FilterRule, spec: FilterSpec): boolean {
  switch (rule.kind) {
    case 'text':
      return rule.text.trim() === '';
    case 'number':
      return Number.isNaN(rule.number);
    case 'date':
      return rule.date === '';
    case 'anyOf':
      return rule.values.length === 0;
    case 'choice':
      return rule.value === '';
    case 'range':
      return spec.kind === 'range' && rule.from <= spec.min && rule.to >= spec.max;
    case 'flag':
      return rule.flag === null;
  }
}

/** The initial value of a filter menu. */
export function blankRule(spec: FilterSpec): FilterRule {
  switch (spec.kind) {
    case 'text':
      return { kind: 'text', mode: 'contains', text: '' };
    case 'number':
      return { kind: 'number', mode: 'atLeast', number: NaN };
    case 'date':
      return { kind: 'date', mode: 'on', date: '' };
    case 'anyOf':
      return { kind: 'anyOf', values: [] };
    case 'choice':
      return { kind: 'choice', value: '' };
    case 'range':
      return { kind: 'range', from: spec.min, to: spec.max };
    case 'flag':
      return { kind: 'flag', flag: null };
  }
}
