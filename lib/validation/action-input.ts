import { notFound } from 'next/navigation';
import type { z } from 'zod';

/** Reads what a Server Action was called with. Anybody may call it with anything: what no page sends is a 404. */
export function actionInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : notFound();
}
