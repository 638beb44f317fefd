/** The folders and files of the project that a build is made of. */
export declare const sources: string[];
