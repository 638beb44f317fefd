import { describe, expect, it } from 'vitest';
import { placeOf, questionsIn, topicsWith } from '@/components/demo/help/find';
import { topics } from '@/components/demo/help/questions';

describe('the questions', () => {
  it('have unique addresses that start with their topic’s', () => {
    const ids = topics.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, questions } of topics)
      for (const question of questions) expect(question.id).toMatch(`${id}-`);
  });

  it('are found by all words, ignoring case', () => {
    expect(questionsIn(topicsWith(''))).toBe(questionsIn(topics));
    expect(topicsWith('DUTY pays').map(({ id }) => id)).toEqual(['customs']);
    expect(topicsWith('zeppelin')).toEqual([]);
  });

  it('are opened by their address; an unknown one opens the first topic', () => {
    expect(placeOf('#customs-duty').question?.question).toBe('Who pays the duty?');
    expect(placeOf('#storage')).toMatchObject({ topic: { id: 'storage' }, question: undefined });
    expect(placeOf('#%')).toMatchObject({ topic: topics[0], question: undefined });
  });
});
