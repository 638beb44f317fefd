'use client';

import Link from 'next/link';
import { Tag, type TagProps } from '@/components/ui/display/tag';

interface UnpaidItemProps extends Pick<TagProps, 'tone' | 'icon'> {
  href: string;
  number: string;
  status: string;
  amount: string;
  /** By when, or when it was. */
  due: string;
}

/** An unpaid invoice in words. */
export function UnpaidItem({ href, number, status, tone, icon, amount, due }: UnpaidItemProps) {
  return (
    <li className="relative flex items-center justify-between gap-4 px-4 py-3 first:border-t first:border-line hover:bg-card-hover md:px-6">
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <Link href={href} prefetch={false} className="covers font-medium text-strong">
          <bdi>{number}</bdi>
        </Link>
        <Tag tone={tone} icon={icon}>
          {status}
        </Tag>
      </div>
      <p className="shrink-0 text-end tabular-nums">
        <span className="block font-semibold text-strong">{amount}</span>
        <span className="text-muted">{due}</span>
      </p>
    </li>
  );
}
