import { DescriptionList } from '@/components/ui/display/description-list';
import { Tag } from '@/components/ui/display/tag';

const facts = [
  { term: 'Recipient', value: 'Keisha Rolle, Harbour Books Ltd.' },
  { term: 'Contents', value: '24 hardcover books, 2 boxes of pencils' },
  { term: 'Weight', value: '9.8 kg on the scale, 12.35 kg by volume' },
  { term: 'Route', value: 'Miami, Kingston, 14 Water Lane' },
  { term: 'Customs', value: <Tag tone="done">Cleared</Tag> },
  { term: 'Due', value: '24th Nov 2025, before noon' },
];

export function Facts() {
  return (
    <div className="rounded-card border border-line bg-card p-4 shadow-card md:p-6">
      <h3 className="text-base font-semibold">Parcel 7C-2041</h3>
      <p className="mb-4 mt-1 text-sm text-muted">What is in it, and where it goes.</p>
      <DescriptionList facts={facts} />
    </div>
  );
}
