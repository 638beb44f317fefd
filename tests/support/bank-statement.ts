interface Credit {
  amount: string;
  currency?: string;
  remittance?: string;
  structured?: string;
  id?: string;
  day?: string;
}

let numbers = 0;

function entryOf({ amount, currency = 'EUR', remittance, structured, id, day = '2026-05-20' }: Credit) {
  const reference = id ?? `BANK-${++numbers}`;
  const remitted =
    structured === undefined
      ? `<Ustrd>${remittance ?? ''}</Ustrd>`
      : `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${structured}</Ref></CdtrRefInf></Strd>`;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
    <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <RltdPties><Dbtr><Pty><Nm>Ada Whitfield</Nm></Pty></Dbtr></RltdPties>
      <RmtInf>${remitted}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}

/** A bank's statement in camt.053.001.08, with a debit and what has come. */
export const statementOf = (credits: readonly Credit[]) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>DE75512108001245126199</IBAN></Id></Acct>
<Ntry><Amt Ccy="EUR">7.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-05-20</Dt></BookgDt></Ntry>
${credits.map(entryOf).join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
