import { Icon } from '@/components/ui/display/icon';
import type { Tone } from '@/components/ui/styles/status';
import { toneClasses, toneIcons } from '@/components/ui/styles/status';
import { Tag } from '@/components/ui/display/tag';

const rail = ['house', 'package', 'receipt', 'circle-user'] as const;

const figures: { tone: Tone; value: string; label: string }[] = [
  { tone: 'action', value: '1', label: 'Action needed' },
  { tone: 'warehouse', value: '6', label: 'At warehouse' },
  { tone: 'moving', value: '3', label: 'On the way' },
];

const packages: { name: string; last: string; tone: Tone; status: string }[] = [
  { name: 'Coffee grinder', last: 'Customs value missing', tone: 'action', status: 'Action needed' },
  { name: 'Desk lamp', last: 'Left the sorting center', tone: 'moving', status: 'On the way' },
  { name: 'Running shoes', last: 'Weighed and stored', tone: 'warehouse', status: 'At warehouse' },
  { name: 'Two books', last: 'Ready for pick-up', tone: 'pickup', status: 'Pick-up' },
];

const months = [36, 58, 44, 72, 50, 86];

/** The portal, drawn with the page's own tokens: it follows the theme. */
export function PortalPicture() {
  return (
    <div
      role="img"
      aria-label="The portal: package totals, a package list with statuses, and spending by month"
      className="flex select-none overflow-hidden rounded-modal border border-line bg-ground shadow-overlay"
    >
      <div className="menu-ground hidden w-14 shrink-0 flex-col items-center gap-2 border-e border-line bg-card py-4 sm:flex">
        {rail.map((icon, i) => (
          <span
            key={icon}
            className={`flex size-9 items-center justify-center rounded-md ${i === 1 ? 'bg-primary-tint text-primary-text' : 'text-muted'}`}
          >
            <Icon name={icon} size={20} />
          </span>
        ))}
      </div>
      <div className="flex min-w-0 grow flex-col gap-3 p-3 sm:p-4">
        <Figures />
        <Packages />
        <Months />
      </div>
    </div>
  );
}

function Figures() {
  return (
    <div className="grid grid-cols-3 gap-3">
      {figures.map(({ tone, value, label }) => (
        <div key={label} className="min-w-0 rounded-card border border-line bg-card p-3">
          <div className="flex items-center justify-between">
            <span className="text-xl font-semibold tabular-nums text-strong">{value}</span>
            <span
              className={`hidden size-8 items-center justify-center rounded-md sm:flex ${toneClasses[tone]}`}
            >
              <Icon name={toneIcons[tone]} />
            </span>
          </div>
          <div className="mt-1 text-xs text-muted">{label}</div>
        </div>
      ))}
    </div>
  );
}

function Packages() {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-card">
      {packages.map(({ name, last, tone, status }) => (
        <div key={name} className="flex items-center justify-between gap-3 px-3 py-2.5 sm:px-4">
          <div className="min-w-0">
            <div className="truncate text-sm font-medium text-strong">{name}</div>
            <div className="truncate text-xs text-muted">{last}</div>
          </div>
          <Tag tone={tone}>{status}</Tag>
        </div>
      ))}
    </div>
  );
}

function Months() {
  return (
    <div className="rounded-card border border-line bg-card p-3 sm:p-4">
      <div className="flex items-baseline justify-between">
        <span className="text-sm font-medium text-strong">Spending</span>
        <span className="text-xs text-muted">June to November</span>
      </div>
      <div className="mt-3 flex h-20 items-end gap-3">
        {months.map((height, i) => (
          <span
            key={i}
            className={`grow rounded-t-sm ${i === months.length - 1 ? 'bg-primary' : 'bg-primary-mark/40'}`}
            style={{ height: `${height}%` }}
          />
        ))}
      </div>
    </div>
  );
}
