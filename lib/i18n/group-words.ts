import type { PackageSummary } from '@/lib/domain/package/package';
import { groupKeys } from './group-keys';
import { wordIn } from './word-in';

/** A group as customers read it. */
export const groupLabel = (group: PackageSummary['group']) => wordIn(groupKeys, group);
