import { notFound } from 'next/navigation';
import type { z } from 'zod';

/** Parses the argument of a Server Action. Anyone can call it with anything: what no page sends is a 404. */
export function actionInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : notFound();
}
