'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Answers } from './answers';
import { placeOf, questionsIn, topicsWith } from './find';
import { SearchField } from './search-field';
import { TopicList } from './topic-list';
import { useHash } from './use-hash';

/** Topics beside their questions; a search covers all of them. */
export function Faq() {
  const [text, setText] = useState('');
  const hash = useHash();
  const { topic, question } = placeOf(hash);
  const searching = text.trim() !== '';
  const found = searching ? topicsWith(text) : [];
  const count = questionsIn(found);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-20">
        <SearchField label="Search the answers" value={text} onChange={setText} />
        <TopicList current={searching ? undefined : topic?.id} onChoose={() => setText('')} />
      </div>
      <Card className="flex flex-col gap-8">
        <p role="status" className={searching ? 'text-sm text-muted' : 'sr-only'}>
          {searching && (count === 1 ? 'One answer found' : `${count} answers found`)}
        </p>
        {!searching && topic && (
          <Answers key={topic.id} topic={topic} opened={topic.questions[0]?.question} wanted={question?.id} />
        )}
        {found.map((one) => (
          <Answers key={one.id} topic={one} />
        ))}
        {searching && count === 0 && (
          <EmptyState
            icon="search"
            title="No answer has these words"
            action={
              <Button variant="secondary" onClick={() => setText('')}>
                Clear the search
              </Button>
            }
          >
            Try fewer words, or look through the topics.
          </EmptyState>
        )}
      </Card>
    </div>
  );
}
