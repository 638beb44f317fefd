import { Icon } from '@/components/ui/display/icon';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';

/** Only where the server says that the outbox is visible (security 33). */
export function OutboxNote({ what = 'code' }: { what?: 'code' | 'link' }) {
  return (
    <p className="text-balance text-center text-sm text-muted">
      {richText(what === 'code' ? 'auth.outbox.code' : 'auth.outbox.link', {
        link: (chunks) => (
          <a href="/outbox" target="_blank" rel="noopener" className="link inline-flex items-center gap-1">
            {chunks}
            <Icon name="external-link" />
            <span className="sr-only">{text('auth.outbox.newTab')}</span>
          </a>
        ),
      })}
    </p>
  );
}
