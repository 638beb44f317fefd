/** T with every field written out, if only as undefined: a mapping to it fails to compile when a new field is missing. */
export type Complete<T> = { [K in keyof Required<T>]: T[K] };
