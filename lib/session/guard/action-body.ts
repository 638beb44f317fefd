import { z } from 'zod';

/** The format of Next's action ids: a byte of flags and a SHA-1. */
const actionId = /^[\da-f]{42}$/;

const boundSchema = z
  .string()
  .transform((text, ctx): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      ctx.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  })
  .pipe(z.strictObject({ id: z.string().regex(actionId), bound: z.literal('$@1').nullish() }));

/** How deep a value may be nested (security 22). */
const maxDepth = 100;

/**
 * The strings that have a special meaning in React's encoding, for the kinds of values that the portal's actions take.
 */
const special = /^\$(?:\$.*|undefined|NaN|-?Infinity|-0|D.+|n-?\d{1,300})$/s;
const formData = /^\$K[\da-f]{1,4}$/;
const reference = /^\$([\da-f]{1,8})((?::[^:]*)*)$/;

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a reference into the message resolves to an object of it: React throws at one that doesn't. */
function leadsSomewhere(path: string, root: unknown): boolean {
  let value = root;
  for (const name of path.split(':').slice(1)) {
    if (!isContainer(value) || !Object.hasOwn(value, name)) return false;
    value = Reflect.get(value, name);
  }
  return isContainer(value);
}

/**
 * Whether a text is a list of values as React's `encodeReply` writes them: Next answers what it can't decode with 500.
 * @param id the number of this part of the message: references may point to it and to no other
 */
function isReadableReply(text: string, id: number, withFormData = false): boolean {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return false;
  }
  const isReadableText = (value: string): boolean => {
    if (!value.startsWith('$') || special.test(value)) return true;
    if (formData.test(value)) return withFormData;
    const [, part, path] = reference.exec(value) ?? [];
    return part !== undefined && Number.parseInt(part, 16) === id && leadsSomewhere(path ?? '', root);
  };
  const isReadable = (value: unknown, depth: number): boolean => {
    if (typeof value === 'string') return isReadableText(value);
    if (!isContainer(value)) return true;
    if (depth > maxDepth || Object.hasOwn(value, '__proto__')) return false;
    return Object.values(value).every((inner) => isReadable(inner, depth + 1));
  };
  return Array.isArray(root) && isReadable(root, 1);
}

/**
 * The text fields of a multipart body as browsers write them, in order; null for anything else. Next parses the bodies
 * of actions with a parser of its own, which mistakes a field with extra headers for a file and never finishes.
 */
function readTextFields(body: string, contentType: string): [name: string, value: string][] | null {
  const boundary = /^multipart\/form-data;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1$/.exec(contentType)?.[2];
  if (boundary === undefined) return null;
  const parts = `\r\n${body}`.split(`\r\n--${boundary}`);
  const [before, end] = [parts.shift(), parts.pop()];
  if (before !== '' || end === undefined || !/^--(?:\r\n)?$/.test(end)) return null;
  const fields = parts.map((part): [string, string] | null => {
    const [, name, value] =
      /^\r\ncontent-disposition: form-data; name="([^"\r\n]*)"\r\n\r\n(.*)$/is.exec(part) ?? [];
    return name === undefined || value === undefined ? null : [name, value];
  });
  return fields.every((field) => field !== null) ? fields : null;
}

/** Whether Next can decode the arguments that a page's script sends to an action. */
export async function isReadableCall(request: Request): Promise<boolean> {
  if (!actionId.test(request.headers.get('next-action') ?? '')) return false;
  const contentType = request.headers.get('content-type') ?? '';
  const body = await request.text();
  if (/^text\/plain(?:;|$)/.test(contentType)) return isReadableReply(body, 0);
  const fields = readTextFields(body, contentType) ?? [];
  const [values, ...others] = fields.filter(([name]) => !/^_\d+_/.test(name));
  return others.length === 0 && values?.[0] === '0' && isReadableReply(values[1], 0, true);
}

/** Whether Next can decode a form sent without script, which names its action and may have values bound to it. */
export async function isReadableForm(request: Request): Promise<boolean> {
  const form = await request.formData().catch(() => new FormData());
  const names = [...form.keys()].filter((name) => /^\$ACTION_(?:ID|REF)_/.test(name));
  return (
    names.length > 0 &&
    names.every((name) => {
      const id = /^\$ACTION_ID_(.*)$/s.exec(name)?.[1];
      if (id !== undefined) return actionId.test(id);
      const prefix = name.replace('REF_', '');
      const bound = boundSchema.safeParse(form.get(`${prefix}:0`));
      const values = form.get(`${prefix}:1`);
      if (!bound.success) return false;
      return bound.data.bound ? typeof values === 'string' && isReadableReply(values, 1) : values === null;
    })
  );
}
