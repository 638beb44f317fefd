const terms = [
  'We store your packages under your suite number. Storage is free at first; each package shows the date until which it is free and the daily rate after that.',
  'Shipping is billed by actual or dimensional weight, whichever is greater. Each invoice shows how its amounts are calculated.',
  'You declare the contents and value of each package. We do not forward anything that the law or the carrier prohibits.',
  'You pay the duties and taxes of the destination country.',
  'We are liable for what happens to a package while it is with us, up to its declared value.',
  'A package still unclaimed on its last storage date may be returned or disposed of. We notify you first.',
  'We use your name, addresses and package data only to deliver your packages and to invoice you.',
];

/** The terms, readable where the customer accepts them. */
export function Terms() {
  return (
    <details className="rounded-content border border-line text-sm">
      <summary className="min-h-11 cursor-pointer rounded-content px-4 py-3 font-medium">
        Storage and shipping terms
      </summary>
      <ol className="flex list-decimal flex-col gap-2 px-4 pb-4 ps-9 text-muted">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
    </details>
  );
}
