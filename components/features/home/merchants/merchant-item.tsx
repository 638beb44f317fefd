'use client';

import Link from 'next/link';

interface MerchantItemProps {
  name: string;
  /** How many packages came from there, in words. */
  packages: string;
  /** Of the shop with the most: 0 to 1. */
  share: number;
}

/** A shop and how many packages came from it, which it links to. */
export function MerchantItem({ name, packages, share }: MerchantItemProps) {
  return (
    <li>
      <p className="mb-1.5 flex items-baseline justify-between gap-4">
        <Link
          href={`/packages?q=${encodeURIComponent(name)}`}
          prefetch={false}
          dir="auto"
          className="link min-w-0 truncate"
        >
          {name}
        </Link>
        <span className="shrink-0 tabular-nums text-muted">{packages}</span>
      </p>
      <div aria-hidden="true" className="bg-surface-500/20 h-2 overflow-hidden rounded-full">
        <div className="h-full rounded-full bg-primary-mark" style={{ width: `${share * 100}%` }} />
      </div>
    </li>
  );
}
