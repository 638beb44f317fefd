import { text, type MessageKey } from '@/lib/text/text';
import type { Account } from './account';

type TaxId = Account['taxIds'][number];

/** The names of the types. */
type KindName = Extract<MessageKey, `fields.taxId.kinds.${string}`>;

interface TaxIdKind {
  name: KindName;
  /** Matches the number in capitals without spaces. */
  pattern?: RegExp;
  example?: string;
}

/** Tax numbers by the types that Stripe's and other billing interfaces use; `vat` is for any other country. */
export const taxIdKinds: Record<string, TaxIdKind> = {
  eu_vat: { name: 'fields.taxId.kinds.euVat', pattern: /^[A-Z]{2}[A-Z0-9+*]{2,13}$/, example: 'DE123456789' },
  gb_vat: {
    name: 'fields.taxId.kinds.gbVat',
    pattern: /^GB(\d{9}|\d{12}|(GD|HA)\d{3})$/,
    example: 'GB123456789',
  },
  us_ein: { name: 'fields.taxId.kinds.usEin', pattern: /^\d{2}-?\d{7}$/, example: '12-3456789' },
  ca_bn: { name: 'fields.taxId.kinds.caBn', pattern: /^\d{9}([A-Z]{2}\d{4})?$/, example: '123456789' },
  au_abn: { name: 'fields.taxId.kinds.auAbn', pattern: /^\d{11}$/, example: '12345678912' },
  ch_vat: {
    name: 'fields.taxId.kinds.chVat',
    pattern: /^CHE-?\d{3}\.?\d{3}\.?\d{3}(MWST|TVA|IVA)?$/,
    example: 'CHE-123.456.789 MWST',
  },
  no_vat: { name: 'fields.taxId.kinds.noVat', pattern: /^\d{9}MVA$/, example: '123456789 MVA' },
  br_cnpj: {
    name: 'fields.taxId.kinds.brCnpj',
    pattern: /^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/,
    example: '01.234.456/5432-10',
  },
  mx_rfc: {
    name: 'fields.taxId.kinds.mxRfc',
    pattern: /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/,
    example: 'ABC010203AB9',
  },
  in_gst: { name: 'fields.taxId.kinds.inGst', pattern: /^\d{2}[A-Z0-9]{13}$/, example: '12ABCDE3456FGZH' },
  vat: { name: 'fields.taxId.kinds.other' },
};

/** The name of a type of tax number; for an unknown one the type itself. */
export function taxIdLabel(type: string): string {
  const kind = Object.hasOwn(taxIdKinds, type) ? taxIdKinds[type] : undefined;
  return kind ? text(kind.name) : type.replaceAll('_', ' ').toUpperCase();
}

/** A number in its stored form: in capitals, single spaces. */
export function tidyTaxId({ type, value }: TaxId): TaxId {
  return { type, value: value.trim().replace(/\s+/g, ' ').toUpperCase() };
}

/** The problem of a tax number, if any. */
export function taxIdProblem({ type, value }: TaxId): string | undefined {
  const kind = Object.hasOwn(taxIdKinds, type) ? taxIdKinds[type] : undefined;
  const number = value.replace(/\s+/g, '').toUpperCase();
  if (number === '') return text('fields.taxId.number');
  if (value.trim().length > 40) return text('fields.atMost.characters', { count: 40 });
  if (!kind?.pattern || kind.pattern.test(number)) return undefined;
  return text('fields.taxId.format', { example: kind.example ?? '' });
}
