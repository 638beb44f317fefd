import type { Package } from '../package/package';
import type { Money } from '../values/common';
import type { Known } from '../values/open-enum';
import { divideUp } from './billed-weight';
import type { Dimensions, RateSet } from './rate-set';

/** A package as a quote looks at it. */
export interface QuotedPackage {
  id: string;
  /** Grams; undefined before it is weighed. */
  weight?: number | undefined;
  dimensions?: Dimensions | undefined;
  contents: Package['contents'];
  declaredValue?: Money | undefined;
  declarationStatus: Known<Package['declarationStatus']>;
  isOnHold: boolean;
}

/** What leaves the warehouse in one piece. */
export interface Parcel {
  /** Undefined where it holds several packages. */
  packageId?: string;
  /** Grams. */
  weight: number;
  /** Undefined where it holds several packages: nobody has measured their box. */
  dimensions?: Dimensions;
  /** mm³; undefined where nothing of it has been measured. */
  volume?: number;
}

const volumeOf = ({ length, width, height }: Dimensions) => length * width * height;

/** Packages as parcels of their own. One without a weight is refused elsewhere, and counts as nothing here. */
export const separateParcels = (packages: readonly QuotedPackage[]): Parcel[] =>
  packages.map(({ id, weight = 0, dimensions }) => ({
    packageId: id,
    weight,
    ...(dimensions && { dimensions, volume: volumeOf(dimensions) }),
  }));

/** Packages as one parcel: their weights together, and of their volumes what the warehouse's rule leaves. */
export function combinedParcel(
  packages: readonly QuotedPackage[],
  { volumePercent }: NonNullable<RateSet['consolidation']>,
): Parcel {
  const parcels = separateParcels(packages);
  const weight = parcels.reduce((sum, parcel) => sum + parcel.weight, 0);
  const volumes = parcels.flatMap(({ volume }) => (volume === undefined ? [] : [volume]));
  if (volumes.length === 0) return { weight };
  const volume = volumes.reduce((sum, one) => sum + one, 0);
  return { weight, volume: divideUp(volume * volumePercent, 100) };
}
