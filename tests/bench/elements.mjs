// A page of the portal as nothing but its elements, for a bare page to draw: what React and the browser ask for them.

/** In a browser: the elements of a page as `[tag, properties, children]`, and its style sheets. */
function readElements(html) {
  const names = {
    class: 'className',
    for: 'htmlFor',
    datetime: 'dateTime',
    tabindex: 'tabIndex',
    viewbox: 'viewBox',
  };
  const kept =
    /^(class|id|for|href|role|title|type|datetime|tabindex|viewbox|dir|lang|hidden|aria-.*|data-.*)$/i;
  const left = /^(script|style|template|link|meta|title|noscript)$/i;
  const propertiesOf = ({ attributes }) =>
    Object.fromEntries(
      [...attributes]
        .filter(({ name }) => kept.test(name))
        .map(({ name, value }) => [names[name.toLowerCase()] ?? name, value]),
    );
  const read = (parent) =>
    [...parent.childNodes].flatMap((node) => {
      if (node.nodeType === Node.TEXT_NODE) return [node.data];
      if (node.nodeType !== Node.ELEMENT_NODE || left.test(node.localName)) return [];
      return [[node.localName, propertiesOf(node), read(node)]];
    });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const styles = [...page.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  return { body: read(page.body), main: read(page.querySelector('main')), styles };
}

/** @returns what `hello/app/elements/elements.json` holds */
export async function elementsOf(browser, html) {
  const page = await browser.newPage();
  try {
    return await page.evaluate(readElements, html);
  } finally {
    await page.close();
  }
}

/** How many elements there are. */
export const countOf = (nodes) =>
  nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + countOf(node[2])), 0);
