import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isolateEnd, isolateStart } from '../isolates';

/** Where values stand in a message as they are given: from their opening brace to behind the closing one. */
function placesOf(parts: MessageFormatElement[]): [start: number, end: number][] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.tag) return placesOf(part.children);
    if (part.type === TYPE.plural || part.type === TYPE.select)
      return Object.values(part.options).flatMap(({ value }) => placesOf(value));
    // Programs find addresses in plain texts, and would take the sign behind one as a part of it.
    if (part.type !== TYPE.argument || part.value === 'href' || !part.location) return [];
    return [[part.location.start.offset, part.location.end.offset]];
  });
}

/**
 * A message in which each value that is given as a text keeps its own direction: what `<bdi>` is to markup. Numbers and
 * dates that the message itself formats stay as they are. Done before a message is compiled, it costs scripts nothing.
 */
export function isolateValues(message: string): string {
  const places = placesOf(parse(message, { captureLocation: true }));
  return places
    .sort(([one], [other]) => other - one)
    .reduce(
      (text, [start, end]) =>
        `${text.slice(0, start)}${isolateStart}${text.slice(start, end)}${isolateEnd}${text.slice(end)}`,
      message,
    );
}
