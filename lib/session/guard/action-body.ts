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
export function isReadableReply(text: string, id: number, withFormData = false): boolean {
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
export function readTextFields(body: string, contentType: string): [name: string, value: string][] | null {
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
