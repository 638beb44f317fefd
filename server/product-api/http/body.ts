import { AppError, ErrorCode } from '@/lib/contract/errors';
import { BodyTooLarge } from '@/lib/runtime/body';

const maxBytes = 1_048_576;
const maxDepth = 100;

const invalid = (message: string) => new AppError(ErrorCode.validationFailed, message);

/** The bytes of an oversized body that are still read, so that its sender gets the response. */
const maxDrained = 8 * maxBytes;

/** The bytes of a request's body. @throws BodyTooLarge above 1 MB */
export async function readBytes(request: Request): Promise<Uint8Array> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    size += part.value.byteLength;
    if (size <= maxBytes) chunks.push(part.value);
    if (size > maxDrained) await reader?.cancel();
  }
  if (size > maxBytes) throw new BodyTooLarge();
  return Buffer.concat(chunks);
}

/** The nesting depth of brackets outside strings; in one pass, since the text may be hostile. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '\\' && inString) at++;
    else if (character === '"') inString = !inString;
    else if (inString) continue;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return deepest;
}

/** JSON of at most 100 levels. @throws AppError 1010 when it is not JSON in UTF-8 */
export function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid('The request is not UTF-8 text');
  }
  if (depthOf(text) > maxDepth) throw invalid('The request is nested too deeply');
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The request is not valid JSON');
  }
}

/** The same, of an object. @throws AppError 1010 also for any other value */
export function parseObject(bytes: Uint8Array): object {
  const value = parseJson(bytes);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw invalid('Send a JSON object');
}

/**
 * The JSON body of a request (security 22: at most 1 MB and 100 levels).
 * @throws AppError 1010 when it is not JSON in UTF-8; BodyTooLarge.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw invalid('Send the request as application/json');
  return parseJson(await readBytes(request));
}
