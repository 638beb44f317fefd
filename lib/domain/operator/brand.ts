import { z } from 'zod';

const colourRule = 'Give a colour as # and six hexadecimal digits, such as #0b5fff';
const logoRule = 'Give the https address of a picture, such as https://palm.example/logo.png';

function isHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

/** How a warehouse looks in its mails and PDF files. */
export const brandSchema = z.strictObject({
  colour: z
    .string(colourRule)
    .trim()
    .toLowerCase()
    .regex(/^#[\da-f]{6}$/, colourRule),
  /** Of a picture: the reader's mail program loads it, and for PDF files the portal, from the origins of the settings. */
  logo: z
    .string(logoRule)
    .trim()
    .max(2000, 'Use at most 2000 characters')
    .refine(isHttps, logoRule)
    .nullable()
    .default(null),
});
export type Brand = z.infer<typeof brandSchema>;
