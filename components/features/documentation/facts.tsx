/** Names and their meanings, one per line. */
export function Facts({ of }: { of: [name: string, meaning: string][] }) {
  return (
    <dl className="divide-y divide-line">
      {of.map(([name, meaning]) => (
        <div key={name} className="gap-x-4 py-2 first:pt-0 last:pb-0 sm:flex">
          <dt className="shrink-0 font-mono text-xs leading-5 text-strong sm:w-44">{name}</dt>
          <dd className="min-w-0 text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
