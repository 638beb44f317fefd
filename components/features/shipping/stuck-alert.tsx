import Link from 'next/link';
import { Alert } from '@/components/ui/feedback/alert';
import { text } from '@/lib/text/text';
import type { StuckPackage } from './ship-facts';

/** The packages that were chosen and can't go, with the reason of each. */
export function StuckAlert({ stuck }: { stuck: readonly StuckPackage[] }) {
  if (stuck.length === 0) return null;
  return (
    <Alert severity="warn" title={text('shippingPage.stuck.title')}>
      <ul className="flex flex-col gap-1">
        {stuck.map(({ id, title, why, isKnown }) => (
          <li key={id}>
            {isKnown ? (
              <Link href={`/packages/${id}`} prefetch={false} className="link font-medium">
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <span className="font-medium">{title}</span>
            )}
            <span className="block">{why}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
