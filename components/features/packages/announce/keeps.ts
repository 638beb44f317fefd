import type { Package } from '@/lib/domain/package/package';
import type { PreAlert } from '@/lib/domain/package/package-changes';
import { isSameDeclaration } from '../declaration-form';

/**
 * Whether an expected package has all the given details: one announced before keeps its earlier ones
 * (data-model "preAlertPackage"). Omitted details don't count.
 */
export function keeps(
  item: Pick<Package, 'description' | 'nickname' | 'merchant' | 'inbound' | 'contents'>,
  announced: Omit<PreAlert, 'trackingNumber'>,
): boolean {
  const { carrier, description, merchantName, orderNumber, nickname, contents } = announced;
  const pairs = [
    [carrier, item.inbound?.carrier],
    [description, item.description],
    [merchantName, item.merchant?.name],
    [orderNumber, item.merchant?.orderNumber],
    [nickname, item.nickname],
  ];
  const declarationStatus = 'estimated';
  return (
    pairs.every(([wanted, kept]) => !wanted || wanted === kept) &&
    (!contents?.length ||
      isSameDeclaration({ contents, declarationStatus }, { contents: item.contents, declarationStatus }))
  );
}
