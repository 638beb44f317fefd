import type { IconName } from '@/lib/icons/icon-names';

export interface Feature {
  icon: IconName;
  title: string;
  line: string;
}

export const forCustomers: Feature[] = [
  {
    icon: 'package-search',
    title: 'Tracking in plain language',
    line: 'Where a package is and what happens next, along with the carrier’s original message.',
  },
  {
    icon: 'hand',
    title: 'Required actions first',
    line: 'A missing value or a customs question stays at the top until it is answered.',
  },
  {
    icon: 'receipt',
    title: 'Itemized invoices',
    line: 'Each line explains its charge, on screen and in the PDF.',
  },
  {
    icon: 'key-round',
    title: 'Sign-in without a password',
    line: 'With a code, a link, a passkey, another account or a wallet. Passwords are optional.',
  },
  {
    icon: 'palette',
    title: 'Customizable appearance',
    line: 'Light and dark mode, three presets, 17 colors and seven menu types.',
  },
  {
    icon: 'smartphone',
    title: 'On any device',
    line: 'From the smallest phone to the widest screen, with keyboard and screen reader support.',
  },
];

export const forOperators: Feature[] = [
  {
    icon: 'server',
    title: 'One-command setup',
    line: 'It installs, builds, migrates and serves. All you need is Node.',
  },
  {
    icon: 'upload',
    title: 'Tracking from any source',
    line: 'EasyPost and Karrio trackers and webhooks, CSV files, and an API for your own system.',
  },
  {
    icon: 'shield-check',
    title: 'Secure by default',
    line: 'Strict content security policy, sessions that scripts can’t read, rate limits, and logs without secrets.',
  },
  {
    icon: 'activity',
    title: 'Ready for production',
    line: 'Health probes, one log line per request, and a graceful shutdown.',
  },
  {
    icon: 'link',
    title: 'Single sign-on for your other apps',
    line: 'Your apps can use the portal as their OpenID Connect provider.',
  },
  {
    icon: 'component',
    title: 'Replaceable parts',
    line: 'Identity and product API each have a contract: use the built-in ones or bring your own.',
  },
];
