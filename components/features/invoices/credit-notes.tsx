import type { CreditNote } from '@/lib/domain/billing/invoice';
import { DownloadLink } from '@/components/ui/download/download-link';
import { creditWords } from '@/lib/i18n/invoice-words';
import { formatDate, formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';

/** The invoice's credit notes, each with its reason and its paper. */
export function CreditNotes({ notes }: { notes: readonly CreditNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="credit-notes-heading" className="text-sm">
      <h2 id="credit-notes-heading" className="mb-2 text-xs font-medium text-muted">
        {text('invoicesPage.creditNotes.title')}
      </h2>
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="flex justify-between gap-6 py-3 first:pt-0 last:pb-0">
            <div className="wrap-anywhere min-w-0">
              <p>
                {text('invoicesPage.creditNotes.numbered', { number: note.number })}
                <span className="block text-muted">{formatDate(note.issueDate)}</span>
                {creditWords(note).map((words) => (
                  <span key={words} dir="auto" className="block text-muted">
                    {words}
                  </span>
                ))}
              </p>
              <DownloadLink
                href={`/files/credit-note.pdf?id=${encodeURIComponent(note.id)}`}
                size="small"
                className="mt-2 print:hidden"
                aria-label={text('invoicesPage.creditNotes.download', { number: note.number })}
              >
                {text('invoicesPage.invoice.downloadPdf')}
              </DownloadLink>
            </div>
            <p className="shrink-0 text-end tabular-nums">
              {formatMoney({ ...note.total, amount: -note.total.amount })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
