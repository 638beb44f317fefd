import { Icon } from '@/components/ui/display/icon';
import { Tag } from '@/components/ui/display/tag';

const scans = ['First scan', 'In storage', 'On the way', 'Doorstep'];
/** How many of them the parcel has passed. */
const passed = 3;

/** One package as in the portal: main action, active parts, progress and fields in the chosen appearance. */
export function LooksPicture() {
  return (
    <div
      role="img"
      aria-label="A package card with its progress, a field and two buttons, in the chosen appearance"
      className="select-none rounded-card border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <div className="flex items-center justify-between gap-3">
        <span className="font-semibold text-strong">Desk lamp</span>
        <Tag tone="moving">On the way</Tag>
      </div>
      <div className="mt-5 grid grid-cols-4 gap-1.5">
        {scans.map((scan, i) => (
          <div key={scan} className="min-w-0">
            <span
              className={`block h-2 rounded-full ${i < passed ? 'bg-primary-mark' : 'bg-surface-500/20'}`}
            />
            <span
              className={`mt-1.5 block text-xs ${i === passed - 1 ? 'font-medium text-strong' : 'text-muted'}`}
            >
              {scan}
            </span>
          </div>
        ))}
      </div>
      <div className="focus-ring mt-5 flex min-h-10 items-center rounded-field border border-field-line-focus bg-field px-3 text-sm text-field-text">
        Leave with a neighbor
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <span className="inline-flex min-h-10 items-center gap-2 rounded-field bg-primary px-4 text-sm font-medium text-primary-contrast">
          <Icon name="check" />
          Save note
        </span>
        <span className="inline-flex min-h-10 items-center rounded-field border border-field-line px-4 text-sm font-medium text-body">
          Cancel
        </span>
      </div>
    </div>
  );
}
