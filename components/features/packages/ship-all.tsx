import { Button } from '@/components/ui/action/button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { text } from '@/lib/text/text';

/** Chooses all packages that can go; the late part (ship-bar.tsx) does it. Without script the chosen ones are sent from here. */
export function ShipAll() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 text-sm">
      <label className="flex min-h-11 cursor-pointer items-center gap-4">
        <input
          type="checkbox"
          data-choose-all=""
          disabled={!useHydrated()}
          className="size-5 shrink-0 accent-primary-mark"
        />
        {text('packageList.ship.all')}
      </label>
      <noscript>
        <Button type="submit" withoutScript size="small">
          {text('packageList.ship.chosenOnes')}
        </Button>
      </noscript>
    </div>
  );
}
