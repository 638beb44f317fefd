import { expect, it } from 'vitest';
import type { z } from 'zod';
import { createProductClient, type ProductClient } from '@/lib/bff/product-api/client';
import { createResilience } from '@/lib/bff/product-api/resilience';
import { customerCallDescriptions } from '@/server/product-api/openapi/customer-calls';
import { unheardOf, variantsOf } from '@/tests/support/unknown-words';

type Call = Exclude<keyof ProductClient, 'openFile' | 'openStream'>;

const answers = Object.entries(customerCallDescriptions).flatMap(
  ([name, { answer }]): [Call, z.ZodType][] => {
    const call = name.split(' ')[1] ?? '';
    // A file is passed on unread.
    return typeof answer === 'string' || call === 'getMyData' ? [] : [[call as Call, answer]];
  },
);

/** The portal's client, for which a product API answers every call alike. */
const clientFor = (body: unknown) =>
  createProductClient({
    baseUrl: 'http://product.example',
    fetch: async () => Promise.resolve(Response.json(body)),
    resilience: createResilience(),
  });

it.each(answers)('ADR 040: no unknown word in an answer of %s fails it', async (name, schema) => {
  const [, ...others] = variantsOf(schema);
  for (const answer of others) {
    const call = clientFor(answer)[name] as (input: object) => Promise<unknown>;
    await expect(call({}), JSON.stringify(answer)).resolves.toBeDefined();
  }
});

it('every JSON call of the client is among them, with words in most', () => {
  const calls = Object.keys(clientFor({})).filter((name) => !name.startsWith('open'));
  expect(answers.map(([name]) => name).sort()).toEqual(calls.sort());
  const withWords = answers.filter(([, schema]) =>
    JSON.stringify(variantsOf(schema)).includes(unheardOf.sent),
  );
  // Their answers are numbers.
  const numbers = ['markNotificationsRead', 'applyCredit'];
  const others = answers.filter(([name]) => !numbers.includes(name));
  expect(withWords.map(([name]) => name)).toEqual(others.map(([name]) => name));
});

it('a known kind of news in another shape is still error 23', async () => {
  const overview = customerCallDescriptions['GET getOverview']?.answer;
  if (!overview || typeof overview === 'string') throw new Error('The call has no answer');
  const answer = { ...(variantsOf(overview)[0] as object), news: [{ kind: 'invoice' }] };
  await expect(clientFor(answer).getOverview()).rejects.toMatchObject({ code: 23 });
});
