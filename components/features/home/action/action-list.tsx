'use client';

import { useEffect, useState } from 'react';
import { text } from '@/lib/text/text';
import { HomeCard } from '../home-card';
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

  return (
    <>
      {rows.length > 0 && (
        <HomeCard
          id={`${listed}-asks`}
          title={title}
          more={
            total > rows.filter(({ isDone }) => !isDone).length
              ? { href: allHref, label: viewAll }
              : undefined
          }
          padding="none"
        >
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((row) => (
              <ActionItem key={row.id} {...row} />
            ))}
          </ul>
        </HomeCard>
      )}
      <p role="status" className="sr-only">
        {rows.map(
          ({ id, name, isDone }) => isDone && <span key={id}>{text('home.action.isDone', { name })} </span>,
        )}
      </p>
    </>
  );
}
