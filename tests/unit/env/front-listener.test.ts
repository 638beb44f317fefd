import { describe, expect, it } from 'vitest';
import {
  announceFrontListener,
  isAnswering,
  longAnswer,
  quietFor,
  requireFrontListener,
} from '@/lib/runtime/front-listener';

const unused = { waiting: () => 0, quietFor: () => 0, takeBody: () => false };

it('security 1: a build without a guard of its own does not start without the front listener', () => {
  expect(requireFrontListener).toThrow(/npm start/);
  announceFrontListener(unused);
  expect(requireFrontListener).not.toThrow();
});

it('knows whether somebody waits for an answer, in every bundle of the process', () => {
  let waiting = 1;
  let quiet = 0;
  announceFrontListener({ ...unused, waiting: () => waiting, quietFor: () => quiet });
  expect(isAnswering()).toBe(true);
  expect(quietFor()).toBe(0);
  waiting = 0;
  quiet = 3;
  expect(isAnswering()).toBe(false);
  expect(quietFor()).toBe(3);
});

describe('decision 045: the front listener sends a body that stays open for long', () => {
  const headers = new Headers({ 'content-type': 'text/event-stream' });
  const bodyOf = (text: string) => () => new Response(text).body;
  const requestOf = (requestId?: string) =>
    new Request('https://portal.example/', { headers: { ...(requestId && { 'x-request-id': requestId }) } });

  it('whose answer has none, then', async () => {
    const taken: string[] = [];
    announceFrontListener({ ...unused, takeBody: (requestId) => taken.push(requestId) > 0 });
    const answer = longAnswer(requestOf('one'), bodyOf('changes'), headers);
    expect(taken).toEqual(['one']);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
  });

  it('or leaves it with its answer where it does not know the request', async () => {
    announceFrontListener(unused);
    expect(await longAnswer(requestOf('one'), bodyOf('changes'), headers).text()).toBe('changes');
    announceFrontListener({ ...unused, takeBody: () => true });
    expect(await longAnswer(requestOf(), bodyOf('changes'), headers).text()).toBe('changes');
  });
});
