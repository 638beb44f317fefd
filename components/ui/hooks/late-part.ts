/** A part of the script that no first paint needs. */
export interface LatePart<T> {
  load: () => Promise<T>;
  /** Takes it from a script that has it anyway, so that it need not be fetched on its own. */
  provide: (part: T) => void;
}

/** Makes a late part from what fetches it on its own. */
export function latePart<T>(fetchAlone: () => Promise<T>): LatePart<T> {
  let provided: T | undefined;
  return {
    load: async () => provided ?? fetchAlone(),
    provide: (part) => {
      provided = part;
    },
  };
}
