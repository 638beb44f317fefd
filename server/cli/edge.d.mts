/** The copy that is built, with its worker in `.open-next`. */
export declare const edgeApp: string;
/** The command of wrangler, after its Node. */
export declare const wrangler: string;
/** A Node that wrangler runs on, where there is one. */
export function edgeNode(): string | undefined;
export function toolEnvironment(node: string): Record<string, string | undefined>;
/** What of the embedded backend is in the worker: nothing may be. */
export function leaks(): string[];
/** Builds the worker. @returns whether that worked */
export function buildEdge(node: string): boolean;
