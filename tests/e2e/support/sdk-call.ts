import type { Page } from '@playwright/test';

/**
 * Calls the identity API with the page's session, for state that a test needs besides the screen under test.
 */
export async function sdkCall(
  page: Page,
  path: string,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([to, content]) => {
      const response = await fetch(`/sdk/v1${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: content,
      });
      const answer = (await response.json()) as { data?: Record<string, unknown> };
      if (!answer.data) throw new Error(`${to} answered ${response.status}: ${JSON.stringify(answer)}`);
      return answer.data;
    },
    [path, JSON.stringify(body)] as const,
  );
}
