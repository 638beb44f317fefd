import { z } from 'zod';

/** A message of the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

/** The required fields of a message. */
export const messageSchema: z.ZodType<ContactMessage> = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(80, 'A name has at most 80 letters.'),
  email: z.email('Enter an e-mail address such as ada@example.com.'),
  message: z
    .string()
    .trim()
    .min(10, 'Write a sentence or two, so that we know what it is about.')
    .max(2000, 'A message has at most 2,000 letters.'),
});
