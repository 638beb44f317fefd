/** The command line of a call, to start it as a process. */
export function buildahArguments(args: string[]): string[];
/** Runs buildah. @returns what it printed; undefined when it failed */
export function buildah(args: string[]): string | undefined;
