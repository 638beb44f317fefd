import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { IconButton } from '@/components/ui/action/icon-button';
import { pagesAround } from './pages-around';
import { Select } from '@/components/ui/field/select';

interface PaginationProps {
  /** The accessible name of the paged list: "Customers". */
  label: string;
  /** Zero-based. */
  page: number;
  pageSize: number;
  total: number;
  pageSizes?: readonly number[];
  onPage: (page: number) => void;
  /** Without it the page size is fixed. */
  onPageSize?: (size: number) => void;
  className?: string;
}

/** Disabled buttons fade. */
const turn = 'disabled:pointer-events-none disabled:opacity-40';

const pageButton =
  'inline-flex h-10 min-w-10 items-center justify-center rounded-md px-2 tabular-nums transition-colors';

/** First, previous, pages, next, last; the range of rows; the page size. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageSize, total, pageSizes = [5, 10, 25], onPage, onPageSize, className } = props;
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const from = total === 0 ? 0 : page * pageSize + 1;
  return (
    <div
      className={classNames('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm', className)}
    >
      <p role="status" className="tabular-nums text-muted">
        {text('ui.pages.shown', {
          from: String(from),
          to: String(Math.min(total, (page + 1) * pageSize)),
          total: String(total),
        })}
      </p>
      <nav aria-label={text('ui.pages.label', { label })} className="flex items-center gap-0.5">
        <IconButton
          icon="chevrons-left"
          label={text('ui.pages.first')}
          disabled={page === 0}
          onClick={() => onPage(0)}
          className={turn}
        />
        <IconButton
          icon="chevron-left"
          label={text('ui.pages.previous')}
          disabled={page === 0}
          onClick={() => onPage(page - 1)}
          className={turn}
        />
        <span className="px-2 tabular-nums sm:hidden">
          {text('ui.pages.position', { page: String(page + 1), pages: String(last + 1) })}
        </span>
        {pagesAround(page, last).map((index) => (
          <button
            key={index}
            type="button"
            aria-label={text('ui.pages.page', { page: String(index + 1) })}
            aria-current={index === page ? 'page' : undefined}
            onClick={() => onPage(index)}
            className={classNames(
              pageButton,
              'max-sm:hidden',
              index === page ? 'bg-highlight font-semibold text-highlight-text' : 'hover:bg-surface-500/10',
            )}
          >
            {index + 1}
          </button>
        ))}
        <IconButton
          icon="chevron-right"
          label={text('ui.pages.next')}
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
          className={turn}
        />
        <IconButton
          icon="chevrons-right"
          label={text('ui.pages.last')}
          disabled={page >= last}
          onClick={() => onPage(last)}
          className={turn}
        />
      </nav>
      {onPageSize && (
        <label className="flex items-center gap-2 text-muted">
          {text('ui.pages.rows')}
          <Select
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
            className="w-20"
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
        </label>
      )}
    </div>
  );
}
