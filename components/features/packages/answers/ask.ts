import type { ReactNode } from 'react';
import type { AddressChoice } from '@/components/shared/address/address-choices';
import type { CardChoice } from '@/components/ui/field/radio-cards';
import type { AnswerChoice } from '@/lib/domain/package/answer-choices';
import type { Package } from '@/lib/domain/package/package';
import type { Address } from '@/lib/domain/values/common';
import type { Country } from '@/lib/domain/values/countries';
import type { Asked } from './actions';

/** What a package asks its customer on its page. */
export type Ask =
  | { kind: 'choice'; choices: CardChoice<AnswerChoice>[] }
  | {
      kind: 'address';
      choices: AddressChoice[];
      /** Whether the account has room for another one. */
      canKeep: boolean;
      blank: Address;
      countries: Country[];
    };

/** The package that is answered for. */
export type AskedPackage = Asked & Pick<Package, 'id' | 'reference'>;

/** What each form of an answer gets. */
export interface AnswerFormProps<K extends Ask['kind']> {
  item: AskedPackage;
  ask: Extract<Ask, { kind: K }>;
  /** Whether the package no longer asks this: what was typed stays, but can't be sent. */
  isOver: boolean;
  /** What was answered meanwhile, if anything. */
  meanwhile: ReactNode;
  /** The warehouse's contact for customers. */
  contact: string;
  /** Called when there is something that could be lost, and when there is no more. */
  onTyped: (hasTyped: boolean) => void;
}
