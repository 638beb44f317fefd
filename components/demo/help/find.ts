import { fold } from '@/lib/text/fold';
import { topics, type Question, type Topic } from './questions';

/**
 * The topics with questions that contain all typed words, in the question, its answer or the topic's title.
 */
export function topicsWith(text: string): Topic[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const fits = ({ question, answer }: Question, { title }: Topic) => {
    const all = fold(`${title} ${question} ${answer}`);
    return words.every((word) => all.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((one) => fits(one, topic)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** The total number of questions in topics. */
export function questionsIn(found: readonly Topic[]): number {
  return found.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** The topic of an address, by its own id or one of its questions'; by default the first one. */
export function placeOf(hash: string): { topic: Topic | undefined; question: Question | undefined } {
  const id = decodeHash(hash);
  const topic = topics.find((one) => one.id === id || one.questions.some((question) => question.id === id));
  const question = topic?.questions.find((one) => one.id === id);
  return { topic: topic ?? topics[0], question };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
