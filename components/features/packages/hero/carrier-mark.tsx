import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { carrierName } from '@/lib/domain/carrier/carriers';
import { text } from '@/lib/text/text';

/** A carrier's name, set as a mark of ours: logos are their owners'. Nothing for a carrier that nobody has named. */
export function CarrierMark({ carrier }: { carrier: string | undefined }) {
  if (!carrier || carrier === 'unknown') return null;
  const name = carrierName(carrier);
  return (
    <p className="inline-flex min-h-6 items-center rounded-md border border-line px-2 text-xs font-semibold tracking-tight text-strong">
      <VisuallyHidden>{text('packagesPage.package.carrier', { name })}</VisuallyHidden>
      <bdi aria-hidden="true">{name}</bdi>
    </p>
  );
}
