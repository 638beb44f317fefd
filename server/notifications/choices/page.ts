import Mustache from 'mustache';
import { directionOf } from '@/lib/text/language';
import { currentLanguage, text } from '@/lib/text/text';

const style = `
:root { color-scheme: light dark; --ink: #0f172a; --quiet: #475569; --paper: #ffffff; --ground: #f8fafc; --line: #e2e8f0; --brand: #298728; --on-brand: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f4f4f5; --quiet: #a1a1aa; --paper: #18181b; --ground: #09090b; --line: #3f3f46; --brand: #7ab57a; --on-brand: #09090b; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { width: min(30rem, 100%); padding: 2rem; background: var(--paper); border: 1px solid var(--line); border-radius: 0.75rem; }
.name { margin: 0 0 1.5rem; color: var(--brand); font-weight: 700; }
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1.25rem; }
fieldset { margin: 0 0 1.5rem; padding: 0; border: 0; }
label { display: flex; gap: 0.75rem; align-items: flex-start; padding: 0.75rem 0; border-top: 1px solid var(--line); }
label small { display: block; color: var(--quiet); font-size: 0.875rem; }
input { width: 1.25rem; height: 1.25rem; margin: 0.125rem 0 0; flex: none; accent-color: var(--brand); }
button { padding: 0.75rem 1.25rem; border: 0; border-radius: 0.375rem; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.saved { padding: 0.75rem 1rem; border: 1px solid var(--brand); border-radius: 0.375rem; }
.quiet { margin: 1.5rem 0 0; color: var(--quiet); font-size: 0.875rem; }
a { color: inherit; }`;

const template = `<!doctype html>
<html lang="{{language}}" dir="{{direction}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{{title}} · {{name}}</title>
<style>{{{style}}}</style>
</head>
<body>
<main>
<p class="name">{{name}}</p>
<h1>{{title}}</h1>
{{#saved}}<p class="saved" role="status">{{saved}}</p>{{/saved}}
<p>{{lead}}</p>
{{#form}}
<form method="post">
<fieldset>
{{#channels}}
<label><input type="checkbox" name="{{channel}}"{{#on}} checked{{/on}}><span>{{label}}<small>{{hint}}</small></span></label>
{{/channels}}
</fieldset>
<button name="choices" value="save">{{save}}</button>
</form>
<p class="quiet">{{always}}</p>
{{/form}}
<p class="quiet"><a href="/account">{{account}}</a></p>
</main>
</body>
</html>
`;

/** What the page lets one choose. */
export interface ChoicesView {
  warehouse: string;
  email: boolean;
  /** Undefined without a verified phone number. */
  sms: boolean | undefined;
  saved: boolean;
}

const frame = (name: string) => ({
  name,
  style,
  language: currentLanguage(),
  direction: directionOf(currentLanguage()),
  account: text('notificationsPage.choices.account'),
});

/** The page where the recipient of a message chooses what is sent, in the current language, without script. */
export function choicesPage({ warehouse, email, sms, saved }: ChoicesView): string {
  const channels = [
    {
      channel: 'email',
      on: email,
      label: text('notificationsPage.choices.email'),
      hint: text('notificationsPage.choices.what'),
    },
    {
      channel: 'sms',
      on: sms,
      label: text('notificationsPage.choices.sms'),
      hint: text('notificationsPage.choices.what'),
    },
  ].filter(({ on }) => on !== undefined);
  return Mustache.render(template, {
    ...frame(warehouse),
    title: text('notificationsPage.choices.title'),
    lead: text('notificationsPage.choices.lead', { warehouse }),
    saved: saved && text('notificationsPage.choices.saved'),
    form: {
      channels,
      save: text('notificationsPage.choices.save'),
      always: text('notificationsPage.choices.always'),
    },
  });
}

/** The page of a link that opens nothing. */
export function invalidLinkPage(): string {
  return Mustache.render(template, {
    ...frame('Waybill'),
    title: text('notificationsPage.choices.invalid'),
    lead: text('notificationsPage.choices.invalidWhy'),
  });
}
