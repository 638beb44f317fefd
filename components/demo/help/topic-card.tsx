import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import type { Topic } from './questions';

/** A topic with the number of its articles and a link to each. */
export function TopicCard({ topic }: { topic: Topic }) {
  const { id, icon, title, line, questions } = topic;
  return (
    <div className="flex min-w-0 grow flex-col rounded-card border border-line bg-card p-4 shadow-card md:p-6">
      <div className="flex items-start gap-4">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-tint text-primary-text">
          <Icon name={icon} size={20} />
        </span>
        <div className="min-w-0">
          <h2 className="text-base font-semibold">
            <Link href={`/pages/faq#${id}`} prefetch={false} className="hover:underline">
              {title}
            </Link>
          </h2>
          <p className="text-sm text-muted">{line}</p>
        </div>
      </div>
      <p className="mt-4 text-xs font-medium text-muted">
        {questions.length === 1 ? 'One article' : `${questions.length} articles`}
      </p>
      <ul className="mt-1 flex flex-col text-sm">
        {questions.map((question) => (
          <li key={question.id}>
            <Link href={`/pages/faq#${question.id}`} prefetch={false} className="link inline-block py-1">
              {question.question}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
