import { Icon } from '@/components/ui/display/icon';
import type { Tone } from '@/components/ui/styles/status';
import { toneClasses, toneIcons } from '@/components/ui/styles/status';
import { Tag } from '@/components/ui/display/tag';
import { text, type MessageKey } from '@/lib/text/text';

const rail = ['house', 'package', 'receipt', 'circle-user'] as const;

const figures = [
  { tone: 'action', value: '1', label: 'landingPage.portalPicture.actionNeeded' },
  { tone: 'warehouse', value: '6', label: 'landingPage.portalPicture.atWarehouse' },
  { tone: 'moving', value: '3', label: 'landingPage.portalPicture.onTheWay' },
] as const satisfies { tone: Tone; value: string; label: MessageKey }[];

const packages = [
  {
    name: 'landingPage.portalPicture.grinder',
    last: 'landingPage.portalPicture.valueMissing',
    tone: 'action',
    status: 'landingPage.portalPicture.actionNeeded',
  },
  {
    name: 'landingPage.portalPicture.lamp',
    last: 'landingPage.portalPicture.leftCenter',
    tone: 'moving',
    status: 'landingPage.portalPicture.onTheWay',
  },
  {
    name: 'landingPage.portalPicture.shoes',
    last: 'landingPage.portalPicture.stored',
    tone: 'warehouse',
    status: 'landingPage.portalPicture.atWarehouse',
  },
  {
    name: 'landingPage.portalPicture.books',
    last: 'landingPage.portalPicture.ready',
    tone: 'pickup',
    status: 'landingPage.portalPicture.pickUp',
  },
] as const satisfies { name: MessageKey; last: MessageKey; tone: Tone; status: MessageKey }[];

const months = [36, 58, 44, 72, 50, 86];

/** The portal, drawn with the page's own tokens: it follows the theme. */
export function PortalPicture() {
  return (
    <div
      role="img"
      aria-label={text('landingPage.portalPicture.label')}
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
    <div className="grid grid-cols-3 gap-2 sm:gap-3">
      {figures.map(({ tone, value, label }) => (
        <div key={label} className="min-w-0 rounded-card border border-line bg-card p-2 sm:p-3">
          <div className="flex items-center justify-between">
            <span className="text-xl font-semibold tabular-nums text-strong">{value}</span>
            <span
              className={`hidden size-8 items-center justify-center rounded-md sm:flex ${toneClasses[tone]}`}
            >
              <Icon name={toneIcons[tone]} />
            </span>
          </div>
          <div className="wrap-anywhere mt-1 hyphens-auto text-xs text-muted">{text(label)}</div>
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
            <div className="truncate text-sm font-medium text-strong">{text(name)}</div>
            <div className="truncate text-xs text-muted">{text(last)}</div>
          </div>
          <Tag tone={tone}>{text(status)}</Tag>
        </div>
      ))}
    </div>
  );
}

function Months() {
  return (
    <div className="rounded-card border border-line bg-card p-3 sm:p-4">
      <div className="flex items-baseline justify-between">
        <span className="text-sm font-medium text-strong">{text('landingPage.portalPicture.spending')}</span>
        <span className="text-xs text-muted">{text('landingPage.portalPicture.months')}</span>
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
