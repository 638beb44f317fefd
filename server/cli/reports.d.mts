/** What marks a test that is left out without ../shared/fixtures. */
export declare const noSharedFixtures: string;

interface Report {
  testResults?: unknown[];
  suites?: unknown[];
}

/** The reports of these files that there are: a runner that ended early wrote none. */
export declare function readReports(files: readonly string[]): Report[];

/** The failed tests of these reports, a paragraph each. */
export declare function failures(reports: readonly Report[]): string[];
