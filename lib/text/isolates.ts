/** Opens a part that runs in the direction of its own first letter, whatever stands around it (UAX #9). */
export const isolateStart = '\u2068';

/** Ends a part with a direction of its own. */
export const isolateEnd = '\u2069';

/** A text for a program, such as a cell or a file's name, without the signs that only order it on a screen. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
