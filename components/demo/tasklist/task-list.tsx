'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { useArea } from '../area';
import { filtered, noFilter } from './filter';
import { createTask } from './task-actions';
import { TaskFilters } from './task-filters';
import { TaskSection } from './task-section';
import { tasks } from './tasks-area';

/** Open and completed tasks. */
export function TaskList() {
  const all = useArea(tasks);
  const [filter, setFilter] = useState(noFilter);
  const shown = filtered(all, filter);
  const filtering = filter.query.trim() !== '' || filter.member !== '';
  const none = (words: string) => (filtering ? 'None of these tasks match' : words);
  return (
    <>
      <PageHeader
        title="Task list"
        actions={
          <Button icon="plus" onClick={() => void createTask()}>
            New task
          </Button>
        }
      />
      <TaskFilters filter={filter} onFilter={setFilter} />
      {shown.length === 0 && filtering ? (
        <Card aria-label="Tasks">
          <EmptyState
            icon="funnel-x"
            title="No task matches"
            action={
              <Button variant="secondary" onClick={() => setFilter(noFilter)}>
                Clear filters
              </Button>
            }
          >
            Nothing fits the words and the person together.
          </EmptyState>
        </Card>
      ) : (
        <>
          <TaskSection
            id="to-do"
            title="To do"
            tasks={shown.filter(({ completed }) => !completed)}
            empty={none('Nothing left to do')}
          />
          <TaskSection
            id="completed"
            title="Completed"
            tasks={shown.filter(({ completed }) => completed)}
            empty={none('Nothing completed yet')}
          />
        </>
      )}
    </>
  );
}
