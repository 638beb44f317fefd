/** A waiting time such as `42 seconds` or `2 minutes`, rounded up, so that nobody retries too early. */
export function waitWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
