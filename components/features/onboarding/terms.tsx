import { text } from '@/lib/text/text';

const terms = [
  'onboarding.terms.storage',
  'onboarding.terms.shipping',
  'onboarding.terms.contents',
  'onboarding.terms.duties',
  'onboarding.terms.liability',
  'onboarding.terms.unclaimed',
  'onboarding.terms.data',
] as const;

/** The terms, readable where the customer accepts them. */
export function Terms() {
  return (
    <details className="rounded-content border border-line text-sm">
      <summary className="min-h-11 cursor-pointer rounded-content px-4 py-3 font-medium">
        {text('onboarding.terms.title')}
      </summary>
      <ol className="flex list-decimal flex-col gap-2 px-4 pb-4 ps-9 text-muted">
        {terms.map((term) => (
          <li key={term}>{text(term)}</li>
        ))}
      </ol>
    </details>
  );
}
