import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';

export interface Feature {
  icon: IconName;
  title: string;
  line: string;
}

export const forCustomers = (): Feature[] => [
  {
    icon: 'package-search',
    title: text('landingPage.features.customers.tracking.title'),
    line: text('landingPage.features.customers.tracking.line'),
  },
  {
    icon: 'hand',
    title: text('landingPage.features.customers.actions.title'),
    line: text('landingPage.features.customers.actions.line'),
  },
  {
    icon: 'receipt',
    title: text('landingPage.features.customers.invoices.title'),
    line: text('landingPage.features.customers.invoices.line'),
  },
  {
    icon: 'key-round',
    title: text('landingPage.features.customers.signIn.title'),
    line: text('landingPage.features.customers.signIn.line'),
  },
  {
    icon: 'palette',
    title: text('landingPage.features.customers.appearance.title'),
    line: text('landingPage.features.customers.appearance.line'),
  },
  {
    icon: 'smartphone',
    title: text('landingPage.features.customers.devices.title'),
    line: text('landingPage.features.customers.devices.line'),
  },
];

export const forOperators = (): Feature[] => [
  {
    icon: 'server',
    title: text('landingPage.features.operators.setup.title'),
    line: text('landingPage.features.operators.setup.line'),
  },
  {
    icon: 'upload',
    title: text('landingPage.features.operators.sources.title'),
    line: text('landingPage.features.operators.sources.line'),
  },
  {
    icon: 'shield-check',
    title: text('landingPage.features.operators.secure.title'),
    line: text('landingPage.features.operators.secure.line'),
  },
  {
    icon: 'activity',
    title: text('landingPage.features.operators.production.title'),
    line: text('landingPage.features.operators.production.line'),
  },
  {
    icon: 'link',
    title: text('landingPage.features.operators.singleSignOn.title'),
    line: text('landingPage.features.operators.singleSignOn.line'),
  },
  {
    icon: 'component',
    title: text('landingPage.features.operators.parts.title'),
    line: text('landingPage.features.operators.parts.line'),
  },
];
