import { Icon } from '@/components/ui/display/icon';

/** Only where the server says that the outbox is visible (security 33). */
export function OutboxNote({ what = 'code' }: { what?: 'code' | 'link' }) {
  return (
    <p className="text-balance text-center text-sm text-muted">
      This demo sends no real messages. Find the {what} in the{' '}
      <a href="/outbox" target="_blank" rel="noopener" className="link inline-flex items-center gap-1">
        outbox
        <Icon name="external-link" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </p>
  );
}
