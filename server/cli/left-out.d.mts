export const noSharedFixtures: string;
