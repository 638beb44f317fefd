import { z } from 'zod';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { dateSchema } from '@/lib/domain/values/common';
import { importedSchema, importRates } from '../rates/import-rates';
import { mostIssues, placeOf, sentenceOf, type RateIssue } from '../rates/rate-issue';
import { showRates, shownRatesSchema } from '../rates/show-rates';
import { managingCall, type ManagingCall } from './managing';

function refused(issues: readonly RateIssue[]): AppError {
  const told = issues.slice(0, mostIssues).map((issue) => [placeOf(issue), sentenceOf(issue)]);
  return new AppError(ErrorCode.validationFailed, 'The rates are not stored: mend the lines that are named', {
    // Of several issues of a cell the first is told.
    fields: Object.fromEntries(told.toReversed()) as Record<string, string>,
  });
}

/** The calls about a warehouse's rates, by name. */
export const operatorRateCalls: readonly (readonly [name: string, call: ManagingCall])[] = [
  [
    'rates',
    managingCall({
      method: 'GET',
      operationId: 'readOperatorRates',
      summary: 'The rates that count on a day as a CSV file, and the list of all',
      scope: 'rates:read',
      input: z.strictObject({ day: dateSchema.optional() }),
      answer: shownRatesSchema,
      act: ({ operator: { warehouseId }, dependencies: { db, clock } }, { day }) =>
        showRates(db, warehouseId, { day, now: clock() }),
    }),
  ],
  [
    'rates',
    managingCall({
      method: 'POST',
      operationId: 'importOperatorRates',
      summary: 'Imports rates as a CSV file, whole or not at all, and compares ten sample parcels',
      scope: 'rates:write',
      input: z.strictObject({
        csv: z.string('Send the file as a text'),
        dryRun: z.boolean('Say true or false').default(false),
      }),
      answer: importedSchema,
      act: async ({ operator: { warehouseId }, dependencies: { db, clock } }, { csv, dryRun }) => {
        const imported = await importRates(db, { warehouseId, csv, dryRun, now: clock() });
        if ('issues' in imported) throw refused(imported.issues);
        return imported;
      },
    }),
  ],
];
