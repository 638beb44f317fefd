import type { ComponentType } from 'react';
import { Banner } from './library/banner';
import { CallToAction } from './library/call-to-action';
import { Facts } from './library/facts';
import { Feature } from './library/feature';
import { GlassCard } from './library/glass-card';
import { Hero } from './library/hero';
import { PageHeading } from './library/page-heading';
import { PictureCard } from './library/picture-card';
import { Pricing } from './library/pricing';
import { SignIn } from './library/sign-in';
import { Stats } from './library/stats';
import sources from './sources.json';

interface BlockEntry {
  title: string;
  /** The source of its file. */
  code: string;
  Block: ComponentType;
}

const block = (title: string, file: keyof typeof sources, Block: ComponentType): BlockEntry => ({
  title,
  code: sources[file],
  Block,
});

/** The blocks of /blocks, in order. */
export const blocks: BlockEntry[] = [
  block('Hero', 'hero', Hero),
  block('Feature', 'feature', Feature),
  block('Glass card', 'glass-card', GlassCard),
  block('Pricing', 'pricing', Pricing),
  block('Call to action', 'call-to-action', CallToAction),
  block('Banner', 'banner', Banner),
  block('Page heading', 'page-heading', PageHeading),
  block('Stats', 'stats', Stats),
  block('Sign-in', 'sign-in', SignIn),
  block('Description list', 'facts', Facts),
  block('Card', 'picture-card', PictureCard),
];
