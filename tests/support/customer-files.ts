import { extractText, getDocumentProxy } from 'unpdf';
import type { ProductClient } from '@/lib/bff/product-api/client';
import { findFile } from '@/lib/bff/files';

/** Downloads a customer's file by its name, with its text: for a PDF, page by page. */
export async function readCustomerFile(
  client: ProductClient,
  file: string,
  parameters: Record<string, string> = {},
): Promise<{ name: string; text: string }> {
  const make = findFile(file);
  if (!make) throw new Error(`There is no file ${file}`);
  const { body, name, type } = await make(client, new URLSearchParams(parameters), async () => client);
  if (type !== 'application/pdf') return { name, text: await new Response(body).text() };
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  return { name, text: (await extractText(await getDocumentProxy(bytes))).text.join('\n') };
}
