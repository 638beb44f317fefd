/** The only style of the page of choices, which loads nothing. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #0f172a; --quiet: #475569; --paper: #ffffff; --ground: #f8fafc; --line: #e2e8f0; --field: #94a3b8; --brand: #298728; --on-brand: #ffffff; --wrong: #b91c1c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f4f4f5; --quiet: #a1a1aa; --paper: #18181b; --ground: #09090b; --line: #3f3f46; --field: #71717a; --brand: #7ab57a; --on-brand: #09090b; --wrong: #fca5a5; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { width: min(40rem, 100%); padding: 1.25rem; background: var(--paper); border: 1px solid var(--line); border-radius: 0.75rem; }
.name { margin: 0 0 1.5rem; color: var(--brand); font-weight: 700; }
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1.25rem; }
form { --column: 5.5rem; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; }
.row { padding: 0.75rem 0; border-top: 1px solid var(--line); }
.row > legend { float: inline-start; font-weight: 500; }
.daily { border-bottom: 1px solid var(--line); }
.heads { display: none; }
small { display: block; color: var(--quiet); font-size: 0.875rem; font-weight: 400; }
.cells { clear: both; display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; padding-top: 0.5rem; }
label { display: flex; gap: 0.5rem; align-items: center; }
input { width: 1.25rem; height: 1.25rem; margin: 0; flex: none; accent-color: var(--brand); }
.times { display: grid; gap: 1rem; padding: 1rem 0 0.5rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.field { display: block; font-weight: 500; }
select { display: block; width: 100%; margin-top: 0.25rem; padding: 0.5rem 0.75rem; border: 1px solid var(--field); border-radius: 0.375rem; background: var(--paper); color: inherit; font: inherit; }
form:not(:has([name='daily']:checked)) .hour, form:not(:has([name='quiet']:checked)) .pair { display: none; }
.problem { display: block; margin: 0.25rem 0 0; color: var(--wrong); font-size: 0.875rem; font-weight: 400; }
[aria-invalid] { border-color: var(--wrong); }
button { margin-top: 1rem; padding: 0.75rem 1.25rem; border: 0; border-radius: 0.375rem; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.saved, .refused { padding: 0.75rem 1rem; border: 1px solid var(--brand); border-radius: 0.375rem; }
.refused { border-color: var(--wrong); }
.quiet { margin: 1.25rem 0 0; color: var(--quiet); font-size: 0.875rem; }
a { color: inherit; }
@media (min-width: 36rem) {
  main { padding: 2rem; }
  .row { display: flex; gap: 1rem; align-items: flex-start; justify-content: space-between; }
  .heads { display: flex; justify-content: flex-end; padding-bottom: 0.5rem; font-size: 0.875rem; color: var(--quiet); }
  .heads span { width: var(--column); text-align: center; }
  .cells { flex: none; flex-wrap: nowrap; gap: 0; padding: 0.125rem 0 0; }
  .cells label { width: var(--column); justify-content: center; }
  .cells label span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
}`;
