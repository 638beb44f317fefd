import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { readAmount, referenceIn, withIds, type BankEntry, type EntriesReading } from './entries';

const lists = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => lists.has(name),
});

const amountSchema = z.object({ '#text': z.string(), Ccy: z.string().regex(/^[A-Z]{3}$/) });
const namedSchema = z.object({ Nm: z.string().optional() });
const refsSchema = z.object({
  AcctSvcrRef: z.string().optional(),
  EndToEndId: z.string().optional(),
  TxId: z.string().optional(),
});

const detailsSchema = z.object({
  Refs: refsSchema.optional(),
  Amt: amountSchema.optional(),
  AmtDtls: z.object({ TxAmt: z.object({ Amt: amountSchema }).optional() }).optional(),
  RmtInf: z
    .object({
      Ustrd: z.array(z.string()).optional(),
      Strd: z
        .array(z.object({ CdtrRefInf: z.object({ Ref: z.string().optional() }).optional() }).or(z.string()))
        .optional(),
    })
    .optional(),
  RltdPties: z.object({ Dbtr: namedSchema.extend({ Pty: namedSchema.optional() }).optional() }).optional(),
});
type Details = z.infer<typeof detailsSchema>;

const entrySchema = z.object({
  Amt: amountSchema,
  CdtDbtInd: z.string(),
  RvslInd: z.string().optional(),
  Sts: z.union([z.string(), z.object({ Cd: z.string() })]),
  BookgDt: z.object({ Dt: z.string().optional(), DtTm: z.string().optional() }),
  AcctSvcrRef: z.string().optional(),
  NtryRef: z.string().optional(),
  NtryDtls: z.array(z.object({ TxDtls: z.array(detailsSchema).optional() }).or(z.string())).optional(),
});
type Entry = z.infer<typeof entrySchema>;

const statementSchema = z.object({
  Id: z.string().optional(),
  Acct: z.object({ Id: z.object({ IBAN: z.string().optional() }) }).optional(),
  Ntry: z.array(entrySchema).optional(),
});

const documentSchema = z.object({
  Document: z.object({ BkToCstmrStmt: z.object({ Stmt: z.array(statementSchema) }) }),
});

const statusOf = ({ Sts }: Entry) => (typeof Sts === 'string' ? Sts : Sts.Cd);

/** Money that came and is booked; a reversal is of money that went. */
const isReceived = (entry: Entry) =>
  entry.CdtDbtInd === 'CRDT' && statusOf(entry) === 'BOOK' && entry.RvslInd !== 'true';

const present = (texts: readonly (string | undefined)[]) =>
  texts.filter((text): text is string => text !== undefined && text !== '' && text !== 'NOTPROVIDED');

function remittanceOf({ RmtInf }: Details): string[] {
  const structured = RmtInf?.Strd?.map((one) => (typeof one === 'string' ? one : one.CdtrRefInf?.Ref));
  return present([...(structured ?? []), ...(RmtInf?.Ustrd ?? []), RmtInf?.Ustrd?.join('')]);
}

/** The payments of an entry: a batch has several, each with an amount of its own. */
function paymentsOf(entry: Entry, account: string): (Omit<BankEntry, 'id'> & { names: string[] })[] {
  const all = entry.NtryDtls?.flatMap((details) =>
    typeof details === 'string' ? [] : (details.TxDtls ?? []),
  );
  const details: Details[] = all && all.length > 0 ? all : [{}];
  const bookedOn = (entry.BookgDt.Dt ?? entry.BookgDt.DtTm ?? '').slice(0, 10);
  return details.flatMap((one) => {
    const alone = details.length === 1 ? entry.Amt : undefined;
    const told = one.AmtDtls?.TxAmt?.Amt ?? one.Amt ?? alone;
    const money = told && readAmount(told['#text'], told.Ccy);
    if (!money) return [];
    const reference = referenceIn([...remittanceOf(one), one.Refs?.EndToEndId ?? '']);
    const payer = one.RltdPties?.Dbtr?.Nm ?? one.RltdPties?.Dbtr?.Pty?.Nm;
    const { AcctSvcrRef: own, TxId, EndToEndId } = one.Refs ?? {};
    const names = [account, ...present([entry.AcctSvcrRef ?? entry.NtryRef, own, TxId, EndToEndId])];
    return { bookedOn, money, names, ...(reference && { reference }), ...(payer && { payer }) };
  });
}

/** Reads a bank's statement in ISO 20022's camt.053, of any of its versions. */
export function readCamt(text: string): EntriesReading {
  // Statements have no document type, and so no entities that could grow.
  if (/<!DOCTYPE/i.test(text)) return { problem: 'has a document type, which no bank statement has' };
  let parsed: unknown;
  try {
    parsed = parser.parse(text);
  } catch (error) {
    return { problem: `is no XML: ${(error as Error).message}` };
  }
  const { data, error } = documentSchema.safeParse(parsed);
  if (!data) {
    const at = error.issues[0]?.path.join('/') ?? '';
    return { problem: `is no statement in camt.053: ${at || 'the document'} is not as it should be` };
  }
  let others = 0;
  const received = data.Document.BkToCstmrStmt.Stmt.flatMap(({ Acct, Ntry = [] }) => {
    const own = Ntry.filter(isReceived);
    others += Ntry.length - own.length;
    return own.flatMap((entry) => paymentsOf(entry, Acct?.Id.IBAN ?? ''));
  });
  return { entries: withIds(received), others };
}
