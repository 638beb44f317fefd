import { Icon } from '@/components/ui/display/icon';
import { Tag } from '@/components/ui/display/tag';
import { text, type MessageKey } from '@/lib/text/text';

const scans = [
  'landingPage.looksPicture.firstScan',
  'landingPage.looksPicture.inStorage',
  'landingPage.looksPicture.onTheWay',
  'landingPage.looksPicture.doorstep',
] as const satisfies MessageKey[];
/** How many of them the parcel has passed. */
const passed = 3;

/** One package as in the portal: main action, active parts, progress and fields in the chosen appearance. */
export function LooksPicture() {
  return (
    <div
      role="img"
      aria-label={text('landingPage.looksPicture.label')}
      className="select-none rounded-card border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <div className="flex items-center justify-between gap-3">
        <span className="font-semibold text-strong">{text('landingPage.looksPicture.parcel')}</span>
        <Tag tone="moving">{text('landingPage.looksPicture.onTheWay')}</Tag>
      </div>
      <div className="mt-5 grid grid-cols-4 gap-1.5">
        {scans.map((scan, i) => (
          <div key={scan} className="min-w-0">
            <span
              className={`block h-2 rounded-full ${i < passed ? 'bg-primary-mark' : 'bg-surface-500/20'}`}
            />
            <span
              className={`wrap-anywhere mt-1.5 block hyphens-auto text-xs ${i === passed - 1 ? 'font-medium text-strong' : 'text-muted'}`}
            >
              {text(scan)}
            </span>
          </div>
        ))}
      </div>
      <div className="focus-ring mt-5 flex min-h-10 items-center rounded-field border border-field-line-focus bg-field px-3 text-sm text-field-text">
        {text('landingPage.looksPicture.note')}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <span className="inline-flex min-h-10 items-center gap-2 rounded-field bg-primary px-4 text-sm font-medium text-primary-contrast">
          <Icon name="check" />
          {text('landingPage.looksPicture.save')}
        </span>
        <span className="inline-flex min-h-10 items-center rounded-field border border-field-line px-4 text-sm font-medium text-body">
          {text('landingPage.looksPicture.cancel')}
        </span>
      </div>
    </div>
  );
}
