import { Avatar } from '@/components/ui/display/avatar';
import { IconButton } from '@/components/ui/action/icon-button';
import { formatDateTime, initials } from '@/lib/format';
import type { Comment } from './article';
import { authorOf } from './blog-selectors';

interface CommentItemProps {
  comment: Comment;
  /** For one's own comment. */
  onRemove?: (() => void) | undefined;
}

/** A comment with its author and date. */
export function CommentItem({ comment, onRemove }: CommentItemProps) {
  const { name, role, image } = authorOf(comment.author);
  return (
    <li className="flex gap-3 py-4">
      <Avatar {...(image ? { image } : { initials: initials(name) })} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-semibold text-strong">{name}</span>
          {role && <span className="text-muted">{role}</span>}
          <span className="text-muted">
            <time dateTime={comment.date}>{formatDateTime(comment.date)}</time>
          </span>
        </p>
        <p className="wrap-anywhere mt-1 whitespace-pre-line">{comment.text}</p>
      </div>
      {onRemove && (
        <IconButton icon="trash" label="Delete your comment" className="-my-2" onClick={onRemove} />
      )}
    </li>
  );
}
