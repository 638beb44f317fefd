import { Icon } from '@/components/ui/display/icon';

const features = [
  {
    icon: 'package-search',
    title: 'Seen at every step',
    text: 'Each scan is on your screen within a minute, in plain words.',
  },
  {
    icon: 'layers',
    title: 'Packed together',
    text: 'Five parcels become one box, and one box costs less to fly.',
  },
  {
    icon: 'demo:globe-lock',
    title: 'Through customs',
    text: 'The papers are written before the plane lands.',
  },
] as const;

export function Feature() {
  return (
    <div className="rounded-card border border-line bg-card p-6 shadow-card md:p-12">
      <h3 className="text-balance text-center text-2xl">What happens between two doors</h3>
      <ul className="mt-8 grid gap-8 md:grid-cols-3">
        {features.map(({ icon, title, text }) => (
          <li key={title} className="flex flex-col items-center text-center">
            <span className="flex size-12 items-center justify-center rounded-md bg-primary-tint text-primary-text">
              <Icon name={icon} size={24} />
            </span>
            <h4 className="mt-4 font-semibold text-strong">{title}</h4>
            <p className="mt-1 text-balance text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
