import { Card } from '@/components/ui/display/card';

const figures = [
  { value: '2014', words: 'the year of the first parcel' },
  { value: '412,000', words: 'parcels delivered last year' },
  { value: '12', words: 'countries we deliver to' },
  { value: '98.6 %', words: 'arrived on the day we named' },
];

/** Four key figures. */
export function Figures() {
  return (
    <Card aria-label="In figures" padding="none" className="overflow-hidden">
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {figures.map(({ value, words }) => (
          <div
            key={words}
            className="-ms-px -mt-px flex flex-col-reverse justify-end border-s border-t border-line p-4 md:p-6"
          >
            <dt className="mt-1 text-balance text-sm text-muted">{words}</dt>
            <dd className="text-2xl font-semibold tabular-nums text-strong md:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
