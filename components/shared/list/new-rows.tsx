import { Button } from '@/components/ui/action/button';
import { text, type MessageKey } from '@/lib/text/text';
import type { ListNoun } from './list';

interface NewRowsProps {
  noun: ListNoun;
  /** Rows that are not shown yet; 0 where others have moved or gone. */
  count: number;
  onShow: () => void;
}

const newsKeys = {
  packages: 'shell.list.news.packages',
  shipments: 'shell.list.news.shipments',
  invoices: 'shell.list.news.invoices',
} as const satisfies Record<ListNoun, MessageKey>;

/** Offers a list in its new order without moving it: at the top, on phones at the bottom, where no button is covered. */
export default function NewRows({ noun, count, onShow }: NewRowsProps) {
  return (
    <div
      role="status"
      className="z-20 pointer-events-none fixed inset-x-0 bottom-4 flex justify-center sm:bottom-auto sm:top-20 max-sm:[[data-bottom-bar]_&]:bottom-28"
    >
      <p className="pointer-events-auto flex items-center gap-3 rounded-full border border-line bg-card py-1 pe-1 ps-4 text-sm text-strong shadow-overlay">
        {text(newsKeys[noun], { count })}
        <Button variant="secondary" size="small" className="rounded-full" onClick={onShow}>
          {text('shell.list.show')}
        </Button>
      </p>
    </div>
  );
}
