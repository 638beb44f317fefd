/** A display name of a configuration value: `slim-plus` is "Slim Plus". */
export function titled(name: string): string {
  return name.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
  );
}
