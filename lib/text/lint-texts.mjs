/** ESLint's selectors for texts that people read but no catalogue has (docs/languages.md). */

/** What is the same in every language. */
const names = String.raw`(?!\s*(Waybill|WhatsApp|EasyPost|Karrio|npm start)\s*$)`;
/** A word: a key such as `ui.close` is none. */
const words = String.raw`/^${names}(?![a-z]\w*(\.\w+)+$).*[\p{Ll}\p{Lo}]/su`;
/** A sentence anywhere else. Names of people and firms have no word in lower case. */
const sentence = String.raw`/^\p{Lu}[\p{L}’'-]*[,:;]?\s+(\S+\s+)*\p{Ll}[\p{Ll}’'-]*([\s.,:;!?…)]|$)/u`;

const shown =
  '/^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|legend|caption|heading|summary|description|hint)$/';
const told = '/^(ariaLabel|title|placeholder|alt|label|legend|caption|heading|summary|detail|hint|message)$/';
const written = '/^(title|textContent|innerText|innerHTML|ariaLabel|placeholder|alt)$/';

/** From where a text is shown to the text itself, which may be one of a choice. */
const choice = ':matches(ConditionalExpression, LogicalExpression)';
const literal = `Literal[value=${words}]`;
const template = `TemplateLiteral > TemplateElement[value.raw=${words}]`;
const ways = ['', `${choice} > `, `${choice} > ${choice} > `].flatMap((way) => [
  way + literal,
  way + template,
]);
const textsOf = (places) => places.flatMap((place) => ways.map((way) => `${place} > ${way}`));

const inMarkup = [
  `JSXText[value=${words}]`,
  `JSXAttribute[name.name=${shown}] > ${literal}`,
  ...textsOf([
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer',
    `JSXAttribute[name.name=${shown}] > JSXExpressionContainer`,
  ]),
];
const inCode = textsOf([
  `Property[key.name=${told}]`,
  `AssignmentExpression[left.property.name=${written}]`,
  // The message of an AppError reaches the customer.
  "NewExpression[callee.name='AppError']",
  // Zod's checks, and the browser's own ways to say something.
  'CallExpression[callee.property.name=/^(min|max|length|regex|refine|int|email|url|date)$/]',
  'CallExpression[callee.property.name=/^(setCustomValidity|alert|confirm|prompt)$/]',
]);

const errors = ":matches(NewExpression[callee.name=/Error$/], CallExpression[callee.type='Super'])";
const anywhere = [
  `Literal[value=${sentence}]:not(${errors} > Literal, Property > .key)`,
  `TemplateElement[value.raw=${sentence}]:not(${errors} > TemplateLiteral > TemplateElement)`,
];

const message = "A text for people: put it into messages/en-US and read it with text('room.key').";
const refuse = (selectors) => selectors.map((selector) => ({ selector, message }));

/** For code that shows something: markup, what is handed to it, and sentences wherever they stand. */
export const shownTexts = refuse([...inMarkup, ...inCode, ...anywhere]);

/** For code that answers machines too: what reaches people all the same. */
export const toldTexts = refuse(inCode);
