'use client';

import { createElement } from 'react';
import { body, main } from './elements.json';

/** @param node a text, or `[tag, properties, children]` */
function draw(node, key) {
  if (typeof node === 'string') return node;
  const [tag, properties, children] = node;
  return createElement(tag, { key, ...properties }, children.length > 0 ? children.map(draw) : undefined);
}

/** Every element of a page of the portal, with the shell around it. */
export const WholePage = () => body.map(draw);

/** What the same page shows within the shell. */
export const PageContent = () => main.map(draw);
