'use client';

import { useRef } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { toast } from '@/components/ui/feedback/toast';
import type { Article, Comment } from './article';
import { addComment, blogArea, removeComment } from './blog-area';
import { CommentItem } from './comment-item';
import { ReplyBox } from './reply-box';

function remove(comment: Comment) {
  blogArea.change(removeComment(comment.id));
  toast({
    severity: 'secondary',
    summary: 'Comment deleted',
    life: 6000,
    action: { label: 'Undo', onPress: () => blogArea.change(addComment(comment)) },
  });
}

interface CommentsProps {
  article: Article;
  comments: readonly Comment[];
}

/** An article's comments, and a form to add one. */
export function Comments({ article, comments }: CommentsProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Card aria-labelledby="comments">
      <CardHeader
        id="comments"
        title={comments.length === 1 ? '1 comment' : `${comments.length} comments`}
        description={comments.length === 0 && article.allowComments && 'Nobody has said anything yet.'}
      />
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Comments"
        className="-mt-4 divide-y divide-line rounded-sm empty:hidden"
      >
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            onRemove={
              comment.id.startsWith('own-')
                ? () => {
                    list.current?.focus();
                    remove(comment);
                  }
                : undefined
            }
          />
        ))}
      </ul>
      {article.allowComments ? (
        <ReplyBox articleId={article.id} />
      ) : (
        <p className="mt-2 text-sm text-muted">Comments on this article are closed.</p>
      )}
    </Card>
  );
}
