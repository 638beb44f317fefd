/** What marks a test that is left out without ../shared/fixtures. */
export declare const noSharedFixtures: string;
