'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { questionsIn, topicsWith } from './find';
import { SearchField } from './search-field';
import { TopicCard } from './topic-card';

/** A search over the topics that shows the matching ones. */
export function Help() {
  const [text, setText] = useState('');
  const searching = text.trim() !== '';
  const found = topicsWith(text);
  const count = questionsIn(found);
  return (
    <>
      <div className="flex flex-col items-center gap-4 rounded-card bg-primary-tint px-4 py-10 text-center">
        <p className="text-balance text-xl font-semibold text-strong">What can we help you with?</p>
        <SearchField
          label="Search the articles"
          value={text}
          onChange={setText}
          className="max-w-120 w-full"
        />
        <p role="status" className="text-sm text-body">
          {!searching && `${count} articles in ${found.length} topics`}
          {searching && (count === 1 ? 'One article found' : `${count} articles found`)}
        </p>
      </div>
      {count > 0 ? (
        <ul aria-label="Topics" className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {found.map((topic) => (
            <li key={topic.id} className="flex min-w-0">
              <TopicCard topic={topic} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="search"
          title="No article has these words"
          action={
            <Button variant="secondary" onClick={() => setText('')}>
              Clear the search
            </Button>
          }
        >
          Try fewer words, or write to us; a person reads it.
        </EmptyState>
      )}
    </>
  );
}
