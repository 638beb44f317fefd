import { z } from 'zod';

/** The most issues of a file that are told: who has more begins with these. */
export const mostIssues = 100;

/** What is wrong with a cell of a rates file, and what would be right. */
export const rateIssueSchema = z.object({
  line: z.int().positive(),
  column: z.string(),
  /** What the cell says, if only nothing; left out where the file as a whole is meant. */
  value: z.string().optional(),
  reason: z.string(),
});
export type RateIssue = z.infer<typeof rateIssueSchema>;

/** Where an issue stands, as operators read it. */
export const placeOf = ({ line, column }: RateIssue): string => `line ${line}, column ${column}`;

/** `"12,50" must be whole minor units`. */
export function sentenceOf({ value, reason }: RateIssue): string {
  if (value === undefined) return reason;
  return value === '' ? `is empty, and ${reason}` : `"${value}" ${reason}`;
}
