/** What marks a test that is left out without ../shared/fixtures. */
export declare const noSharedFixtures: string;

/** The failed tests of these reports, a paragraph each. */
export declare function failures(reports: readonly string[]): string[];
