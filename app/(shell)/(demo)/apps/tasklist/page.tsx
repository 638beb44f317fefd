import type { Metadata } from 'next';
import { TasklistPage } from '@/components/demo/tasklist/tasklist-page';

export const metadata: Metadata = { title: 'Task list' };

export default function Page() {
  return <TasklistPage />;
}
