import { z } from 'zod';
import { text, type WordKey } from '@/lib/text/text';
import { idSchema } from '../values/inputs';
import { mostPackages } from './most-packages';

export const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** The ids of the packages of a shipment, each once. @param noList what is said of anything but a list */
export const packageIdsSchema = (noList: WordKey) =>
  z
    .array(idSchema, { error: () => text(noList) })
    .min(1, { error: () => text('fields.shipment.noPackages') })
    .max(mostPackages, { error: () => text('fields.shipment.manyPackages', { count: mostPackages }) })
    .refine(unique, { error: () => text('fields.shipment.twice') });
