'use server';

import { revalidatePath } from 'next/cache';
import { declarePackage, getMyPackage, setPackageNickname } from '@/lib/bff/product-api/server';
import type { Package } from '@/lib/domain/package/package';
import { declarationSchema, nicknameChangeSchema } from '@/lib/domain/package/package-changes';
import { ErrorCode, type ErrorView, type FieldErrors, type Result } from '@/lib/contract/errors';
import { validate } from '@/lib/validation/validate';
import { text } from '@/lib/text/text';

/** The fields of a package that a declaration changes. */
export type Declared = Pick<Package, 'contents' | 'declarationStatus' | 'version'>;

/** The result of a declaration; the customer's input is still in the browser in every case. */
export type DeclareOutcome =
  | { outcome: 'saved' }
  /** Somebody else's declaration was saved first: this is it. */
  | { outcome: 'conflict'; saved: Declared }
  | { outcome: 'failed'; error: ErrorView };

const unfit = (fields: FieldErrors): ErrorView => ({
  code: ErrorCode.validationFailed,
  message: text('packagesPage.changes.invalid'),
  fields,
});

/** Sets a package's nickname; an empty one removes it. */
export async function renamePackage(change: { id: string; nickname: string }): Promise<Result<null>> {
  const checked = validate(nicknameChangeSchema, change);
  if (!checked.ok) return { ok: false, error: unfit(checked.errors) };
  const result = await setPackageNickname(checked.data);
  if (!result.ok) return result;
  revalidatePath('/', 'layout');
  return { ok: true, data: null };
}

/** Declares a package's contents to customs, based on the version that the customer saw. */
export async function declareContents(declaration: unknown): Promise<DeclareOutcome> {
  const checked = validate(declarationSchema, declaration);
  if (!checked.ok) return { outcome: 'failed', error: unfit(checked.errors) };
  const result = await declarePackage(checked.data);
  if (result.ok) {
    revalidatePath('/', 'layout');
    return { outcome: 'saved' };
  }
  if (result.error.code !== ErrorCode.versionConflict) return { outcome: 'failed', error: result.error };
  const current = await getMyPackage(checked.data.id);
  if (!current.ok) return { outcome: 'failed', error: current.error };
  const { contents, declarationStatus, version } = current.data;
  return { outcome: 'conflict', saved: { contents, declarationStatus, version } };
}
