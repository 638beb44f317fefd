import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';

export function Banner() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 rounded-md bg-primary px-4 py-3 text-center text-sm text-primary-contrast">
      <p className="flex items-center gap-2">
        <Icon name="demo:plane" className="max-sm:hidden" />
        From December on there is a third flight every week.
      </p>
      <Link href="/pages/faq#delivery" prefetch={false} className="font-semibold underline">
        See the new times
      </Link>
    </div>
  );
}
