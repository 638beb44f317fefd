'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { text } from '@/lib/text/text';
import { ActionItem } from './action-item';
import { followAsks, type AskRow, type Asks } from './follow-asks';
import type { ShownAsk } from './shown-ask';

interface ActionListProps extends Asks<ShownAsk> {
  listed: 'packages' | 'shipments';
  /** Rows at most. */
  most: number;
  title: string;
  allHref: string;
  /** The words of the link to all. */
  viewAll: string;
}

/** What was asked when Home was shown last, so that it ticks off what was done on another page meanwhile. */
const lastAsked: Partial<Record<ActionListProps['listed'], readonly AskRow<ShownAsk>[]>> = {};

/** Urgent tasks. What is no longer asked is ticked off in its place, and gone with the next visit. */
export function ActionList({ listed, asked, total, most, title, allHref, viewAll }: ActionListProps) {
  const [seen, setSeen] = useState(asked);
  const [rows, setRows] = useState(() => followAsks(lastAsked[listed] ?? [], { asked, total }, Infinity));
  if (seen !== asked) {
    setSeen(asked);
    setRows(followAsks(rows, { asked, total }, most));
  }
  useEffect(() => {
    lastAsked[listed] = asked;
  }, [listed, asked]);

  const headingId = `${listed}-asks`;
  return (
    <>
      {rows.length > 0 && (
        <Card aria-labelledby={headingId} padding="none">
          <div className="px-4 pt-4 md:px-6 md:pt-6">
            <CardHeader
              id={headingId}
              title={title}
              action={
                total > rows.filter(({ isDone }) => !isDone).length && (
                  <Link href={allHref} prefetch={false} className="link text-sm">
                    {viewAll}
                  </Link>
                )
              }
            />
          </div>
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((row) => (
              <ActionItem key={row.id} {...row} />
            ))}
          </ul>
        </Card>
      )}
      <p role="status" className="sr-only">
        {rows.map(
          ({ id, name, isDone }) => isDone && <span key={id}>{text('home.action.isDone', { name })} </span>,
        )}
      </p>
    </>
  );
}
