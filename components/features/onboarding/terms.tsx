const terms = [
  'We keep your packages under your suite number. Storage is free at first; the date until which it is free stands with each package, and so does what a day costs afterwards.',
  'Shipping is charged by the larger of weight and volume. Each invoice says how its amounts come about.',
  'You declare what a package holds and what it is worth. What the law or the carrier forbids we do not forward.',
  'Duties and taxes of the country of arrival are yours to pay.',
  'We are liable for what happens to a package while it is with us, up to its declared value.',
  'A package that nobody asks for by its last storage date may be returned or disposed of; we write to you before.',
  'Your name, addresses and package data serve to deliver packages and to invoice for it, and nothing else.',
];

/** The terms, readable where the customer accepts them. */
export function Terms() {
  return (
    <details className="rounded-content border border-line text-sm">
      <summary className="min-h-11 cursor-pointer rounded-content px-4 py-3 font-medium">
        Terms of storage and carriage
      </summary>
      <ol className="flex list-decimal flex-col gap-2 px-4 pb-4 ps-9 text-muted">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
    </details>
  );
}
