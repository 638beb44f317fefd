import Mustache from 'mustache';
import type { Money } from '@/lib/domain/values/common';
import { formatMoney } from '@/lib/format';
import { directionOf } from '@/lib/text/language';
import { currentLanguage, text } from '@/lib/text/text';

/** What may be chosen of a payment, in the order of the buttons. */
export const choices = [
  'pay',
  'fail',
  'cancel',
  'delay',
  'takeBack',
  'takeHalfBack',
  'giveAgain',
  'refundArrives',
  'refundBounces',
  'refundHere',
] as const;
export type Choice = (typeof choices)[number];

const style = `
:root { color-scheme: light dark; --ink: #0f172a; --quiet: #475569; --paper: #fff; --ground: #fef3c7; --line: #d97706; }
@media (prefers-color-scheme: dark) { :root { --ink: #f4f4f5; --quiet: #a1a1aa; --paper: #18181b; --ground: #1c1405; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: min(30rem, 100%); padding: 1.5rem; background: var(--paper); border: 2px solid var(--line); border-radius: 0.75rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.25rem; }
.amount { margin: 0 0 1rem; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
p { margin: 0 0 1rem; }
form { display: grid; gap: 0.5rem; }
form + p { margin: 1.25rem 0 0; }
main > :last-child { margin-bottom: 0; }
button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 0.375rem; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
button:first-child { background: #92400e; color: #fff; font-weight: 600; }
:focus-visible { outline: 2px solid var(--line); outline-offset: 2px; }
a { color: inherit; }`;

const template = `<!doctype html>
<html lang="{{language}}" dir="{{direction}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{{title}}</title>
<style>{{{style}}}</style>
</head>
<body>
<main>
<h1>{{title}}</h1>
<p>{{lead}}</p>
{{#amount}}<p>{{description}}</p><p class="amount">{{amount}}</p>{{/amount}}
<form method="post">
{{#buttons}}<button name="choice" value="{{choice}}">{{label}}</button>
{{/buttons}}</form>
{{#back}}<p><a href="{{back}}">{{backLabel}}</a></p>{{/back}}
</main>
</body>
</html>
`;

const labels = {
  pay: () => text('paymentsPage.test.pay'),
  fail: () => text('paymentsPage.test.fail'),
  cancel: () => text('paymentsPage.test.cancel'),
  delay: () => text('paymentsPage.test.delay'),
  takeBack: () => text('paymentsPage.test.takeBack'),
  takeHalfBack: () => text('paymentsPage.test.takeHalfBack'),
  giveAgain: () => text('paymentsPage.test.giveAgain'),
  refundArrives: () => text('paymentsPage.test.refundArrives'),
  refundBounces: () => text('paymentsPage.test.refundBounces'),
  refundHere: () => text('paymentsPage.test.refundHere'),
} satisfies Record<Choice, () => string>;

const frame = () => ({
  language: currentLanguage(),
  direction: directionOf(currentLanguage()),
  style,
  title: text('paymentsPage.test.title'),
});

interface Shown {
  money: Money;
  description: string;
  /** Those that there are now. */
  open: readonly Choice[];
  back: string;
}

/** The page of a payment; it works without script. */
export const testPage = ({ money, description, open, back }: Shown) =>
  Mustache.render(template, {
    ...frame(),
    lead: text('paymentsPage.test.lead'),
    description,
    amount: formatMoney(money),
    buttons: open.map((choice) => ({ choice, label: labels[choice]() })),
    back,
    backLabel: text('paymentsPage.test.back'),
  });

/** The same for a payment that there is not. */
export const noTestPage = () =>
  Mustache.render(template, { ...frame(), lead: text('paymentsPage.test.unknown'), buttons: [] });
