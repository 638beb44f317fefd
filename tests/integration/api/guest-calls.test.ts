import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FinishProblem } from '@/components/features/onboarding/finish-problem';
import { LinkProblem } from '@/components/features/onboarding/link-problem';
import { completeOnboarding, isOnboardingComplete } from '@/lib/bff/product-api/server';
import { termsVersion } from '@/lib/domain/account/onboarding';
import { ErrorCode, type ErrorView, type Result } from '@/lib/contract/errors';
import { createProductServer } from '@/server/product-api';
import type { OpenedDatabase } from '@/server/database';
import { toNodeListener } from '@/server/http/node-adapter';
import { databases } from '@/tests/support/databases';
import { listenWith, type Listening } from '@/tests/support/listen';
import { createTokenProvider } from '@/tests/support/product-tokens';

// Outside a page request Next has no headers.
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }));
vi.hoisted(() => {
  process.env.LOG_LEVEL ??= 'silent';
});

type Handler = (request: Request) => Promise<Response>;
type Answer = () => Response;

describe('a guest’s call to a remote product API', () => {
  let upstream: Listening;
  /** Without one the connection is destroyed. */
  let handler: Handler | undefined;
  let opened: OpenedDatabase;

  beforeAll(async () => {
    upstream = await listenWith(
      createServer((request, response) => {
        if (handler) toNodeListener(handler)(request, response);
        else request.socket.destroy();
      }),
    );
    vi.stubEnv('PRODUCT_API_URL', upstream.origin);
    const [database] = databases;
    if (!database) throw new Error('There is no database to test with');
    opened = await database.open();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await upstream.close();
    await opened.close();
  });

  const calls: [string, () => Promise<Result<unknown>>][] = [
    ['isOnboardingComplete', () => isOnboardingComplete('a-token')],
    [
      'completeOnboarding',
      () =>
        completeOnboarding({
          warehouseToken: 'a-token',
          name: 'Noor Haddad',
          email: 'noor@example.com',
          address: {
            name: 'Noor Haddad',
            line1: '12 Harbour Road',
            locality: 'Bristol',
            postalCode: 'BS1 5TY',
            countryCode: 'GB',
          },
          acceptTerms: true,
          termsVersion,
        }),
    ],
  ];

  /** The page's text for a failed call: the link's check, or the last step. */
  function pageOf(name: string, error: ErrorView): string {
    const contact = undefined;
    const nothing = () => undefined;
    return renderToStaticMarkup(
      name === 'isOnboardingComplete'
        ? createElement(LinkProblem, { error, contact, onRetry: nothing })
        : createElement(FinishProblem, { error, contact, onBack: nothing }),
    );
  }
  async function failureOf(call: () => Promise<Result<unknown>>): Promise<ErrorView> {
    const result = await call();
    if (result.ok) throw new Error('The call did not fail');
    return result.error;
  }

  const statuses: [string, number, Answer | undefined][] = [
    ['200 with an answer of another shape', ErrorCode.unknownResponse, () => Response.json({ junk: true })],
    ['200 with no JSON', ErrorCode.unknownResponse, () => new Response('<p>Hello</p>')],
    ['204', ErrorCode.unknownResponse, () => new Response(null, { status: 204 })],
    [
      '400',
      ErrorCode.validationFailed,
      () => Response.json({ code: 1010, message: 'Check it.' }, { status: 400 }),
    ],
    ['400 without a code', ErrorCode.unknownResponse, () => Response.json({}, { status: 400 })],
    ['401', ErrorCode.authenticationFailed, () => new Response(null, { status: 401 })],
    ['404', ErrorCode.unknownResponse, () => new Response(null, { status: 404 })],
    ['429', ErrorCode.unknownResponse, () => new Response(null, { status: 429 })],
    ['500', ErrorCode.serverError, () => new Response(null, { status: 500 })],
    ['a broken connection', ErrorCode.networkError, undefined],
  ];
  describe.each(calls)('%s', (name, call) => {
    it.each(statuses)('SPEC 8: %s is an alert with code %i, not an error page', async (_, code, given) => {
      handler = given && (() => Promise.resolve(given()));
      const error = await failureOf(call);
      expect(error.code).toBe(code);
      expect(error.message).toMatch(/^[A-Z]/);
      const page = pageOf(name, error);
      expect(page).toContain('role="alert"');
      expect(page).toContain(error.message);
      if (name === 'isOnboardingComplete') expect(page).toContain(`Error ${error.code}`);
    });

    it('says once when the next try is allowed', async () => {
      const { verifier } = await createTokenProvider(() => new Date());
      handler = createProductServer({
        db: opened.db,
        verifier,
        clock: () => new Date('2026-05-20T12:00:00Z'),
      });
      for (let n = 0; n < 100; n++) await call();
      const error = await failureOf(call);
      expect(error).toMatchObject({ code: ErrorCode.rateLimited, retryAfter: expect.any(Number) as number });
      expect(pageOf(name, error).match(/You can try again in/g)).toHaveLength(1);
    });
  });
});
