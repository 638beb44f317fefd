export const sources: string[];
