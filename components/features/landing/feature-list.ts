import type { IconName } from '@/lib/icons/icon-names';

export interface Feature {
  icon: IconName;
  title: string;
  line: string;
}

export const forCustomers: Feature[] = [
  {
    icon: 'package-search',
    title: 'Every scan in plain words',
    line: 'Where a package is and what comes next, with the carrier’s own words beside it.',
  },
  {
    icon: 'hand',
    title: 'What needs them comes first',
    line: 'A missing value, a question of customs: it stands on top until it is answered.',
  },
  {
    icon: 'receipt',
    title: 'Invoices with reasons',
    line: 'Each line says why it is there, on the screen and in the PDF.',
  },
  {
    icon: 'key-round',
    title: 'In without a password',
    line: 'A code, a link, a passkey, an account elsewhere or a wallet. A password, for who wants one.',
  },
  {
    icon: 'palette',
    title: 'As they like to see it',
    line: 'Light and dark, three presets, seventeen colours and seven menus.',
  },
  {
    icon: 'smartphone',
    title: 'On any device',
    line: 'From the narrowest phone to the widest screen, by keyboard and by screen reader.',
  },
];

export const forOperators: Feature[] = [
  {
    icon: 'server',
    title: 'One command',
    line: 'It installs, builds, migrates and serves. Nothing but Node has to be there.',
  },
  {
    icon: 'upload',
    title: 'Tracking from anywhere',
    line: 'Trackers and webhooks of EasyPost and Karrio, CSV files, and an API for your own system.',
  },
  {
    icon: 'shield-check',
    title: 'Careful by default',
    line: 'Strict content policy, sessions that no script can read, limits, and logs without secrets.',
  },
  {
    icon: 'activity',
    title: 'Made for duty',
    line: 'Probes, one line of log a request, and a stop that finishes what is under way.',
  },
  {
    icon: 'link',
    title: 'A sign-in for your other apps',
    line: 'They send their users here and get them back signed in, by OpenID Connect.',
  },
  {
    icon: 'component',
    title: 'Parts you can replace',
    line: 'Identity and product API are two contracts: use the embedded ones, or bring your own.',
  },
];
