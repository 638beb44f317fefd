import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { ErrorCode } from '@/lib/contract/errors';
import { mountedCalls } from '@/server/product-api';
import { buildOpenApi } from '@/server/product-api/openapi/build';

interface Operation {
  responses: Record<string, { description: string }>;
  security: object[];
}

const document = buildOpenApi();
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path.replace('/api/', '')}`, operation] as const,
  ),
);

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('has exactly the mounted calls', () => {
    expect(operations.map(([name]) => name).sort()).toEqual([...mountedCalls].sort());
  });

  it.each(operations)(
    '%s: lists its errors, and 401 where authentication is required',
    (_, { responses, security }) => {
      const codes = (responses['400']?.description ?? '').match(/\d{4}/g) ?? [];
      for (const code of codes) expect(Object.values(ErrorCode)).toContain(Number(code));
      expect('401' in responses).toBe(security.length > 0);
      expect(responses['200']).toBeDefined();
    },
  );
});
