import { DescriptionList } from '@/components/ui/display/description-list';
import { postalLines } from '@/lib/domain/address/postal-lines';
import type { PackageAnswer } from '@/lib/domain/package/package-answers';
import { formatInstant } from '@/lib/format';
import { answerWords } from '@/lib/i18n/answer-words';
import { text } from '@/lib/text/text';
import { WriteToWarehouse } from '@/components/shared/warehouse/write-to-warehouse';

interface AnsweredProps {
  answer: PackageAnswer;
  timeZone: string;
  /** The warehouse's contact for customers. */
  contact: string;
  /** The package's. */
  reference: string;
}

/** The answer that the warehouse is looking at. */
export function Answered({ answer, timeZone, contact, reference }: AnsweredProps) {
  const { choice, note, address, at, by } = answer;
  const facts = [
    ...(choice ? [{ term: text('package.answer.title'), value: answerWords(choice, answer).label }] : []),
    ...(address ? [{ term: text('package.address.title'), value: postalLines(address).join(', ') }] : []),
    ...(note ? [{ term: text('package.answer.note'), value: note }] : []),
    { term: text('packagesPage.answer.sentAt'), value: formatInstant(at, timeZone) },
  ];
  return (
    <div className="flex flex-col items-start gap-4">
      <DescriptionList facts={facts} className="w-full" />
      {by !== undefined && (
        <p className="text-sm text-muted">{text('packagesPage.answer.by', { name: by })}</p>
      )}
      <WriteToWarehouse contact={contact} reference={reference} />
    </div>
  );
}
