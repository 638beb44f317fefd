import Link from 'next/link';
import { useRef } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { IconButton } from '@/components/ui/action/icon-button';
import { toast } from '@/components/ui/feedback/toast';
import { formatDateTime } from '@/lib/format';
import type { Article } from './article';
import { blogArea, removeArticle, saveArticle } from './blog-area';
import { editHref } from './links';

function remove(draft: Article) {
  blogArea.change(removeArticle(draft.id));
  toast({
    severity: 'secondary',
    summary: 'Draft deleted',
    detail: draft.title,
    life: 6000,
    action: { label: 'Undo', onPress: () => blogArea.change(saveArticle(draft)) },
  });
}

/** Articles that only their author sees. */
export function DraftList({ drafts }: { drafts: readonly Article[] }) {
  const box = useRef<HTMLElement>(null);
  if (drafts.length === 0) return null;
  return (
    <Card ref={box} tabIndex={-1} aria-labelledby="drafts">
      <CardHeader id="drafts" title="Your drafts" description="Nobody else sees them." />
      <ul className="-my-2 divide-y divide-line">
        {drafts.map((draft) => (
          <li key={draft.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 grow">
              <Link
                href={editHref(draft.id)}
                prefetch={false}
                className="wrap-anywhere font-medium text-strong hover:underline"
              >
                {draft.title}
              </Link>
              <p className="text-sm text-muted">Saved {formatDateTime(draft.date)}</p>
            </div>
            <IconButton
              icon="trash"
              label={`Delete the draft ${draft.title}`}
              onClick={() => {
                box.current?.focus();
                remove(draft);
              }}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
