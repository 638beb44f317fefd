// npm run mails: makes the HTML of customers' e-mails from its MJML source.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import mjml from 'mjml';
import prettier from 'prettier';

const here = import.meta.dirname;
const check = process.argv.includes('--check');

const source = await readFile(path.join(here, 'notice.mjml'), 'utf8');
const { html, errors } = await mjml(source, { validationLevel: 'soft', fonts: {} });
// A placeholder is no colour and no direction, which is all that may be wrong.
const serious = errors.filter(({ message }) => !message.includes('{{'));
if (serious.length > 0) throw new Error(serious.map(({ formattedMessage }) => formattedMessage).join('\n'));
const template = html.replace(/<!--\s*({{[#^/]\w+}})\s*-->/g, '$1').replace(/\n\s*/g, '\n');

const file = path.join(here, 'template.ts');
const made = await prettier.format(
  `// Made from notice.mjml by \`npm run mails\`.\nexport const mailTemplate = ${JSON.stringify(template)};\n`,
  { ...(await prettier.resolveConfig(file)), parser: 'typescript' },
);
if (!check) await writeFile(file, made);
else if (made !== (await readFile(file, 'utf8'))) {
  console.error('server/notifications/mail/template.ts is not what notice.mjml makes: npm run mails');
  process.exit(1);
}
