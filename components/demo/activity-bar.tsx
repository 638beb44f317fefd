/** A percentage as a bar with its figure. */
export function ActivityBar({ value }: { value: number }) {
  return (
    <span className="flex items-center gap-2 tabular-nums">
      <span aria-hidden="true" className="bg-surface-500/20 h-1.5 grow overflow-hidden rounded-full">
        <span className="block h-full rounded-full bg-primary-mark" style={{ width: `${value}%` }} />
      </span>
      <span className="w-10 text-end">{value} %</span>
    </span>
  );
}
