import { text } from '@/lib/text/text';
import { Button } from '@/components/ui/action/button';

interface LoadMoreProps {
  /** How many are shown, and the total. */
  shown: number;
  total: number;
  loading: boolean;
  onMore: () => void;
}

/** The footer of a growing list: shows the count, and loads the next rows. */
export function LoadMore({ shown, total, loading, onMore }: LoadMoreProps) {
  return (
    <div className="flex flex-col items-center gap-3 p-4 text-sm text-muted">
      <p className="tabular-nums" role="status">
        {text('ui.more.shown', { shown: String(shown), total: String(total) })}
      </p>
      {shown < total && (
        <Button variant="secondary" loading={loading} onClick={onMore}>
          {text('ui.more.load')}
        </Button>
      )}
    </div>
  );
}
