import { Fragment } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import prose from '../../ui/display/prose.module.css';
import type { RichElement, RichNode } from './rich-text/nodes';

interface RichTextProps {
  nodes: readonly RichNode[];
  className?: string;
}

function Element({ node: { tag: Tag, href, children } }: { node: RichElement }) {
  if (Tag === 'br' || Tag === 'hr') return <Tag />;
  if (Tag !== 'a') return <Tag>{children.map(toElement)}</Tag>;
  return (
    <a href={href} rel="noopener noreferrer nofollow">
      {children.map(toElement)}
    </a>
  );
}

const toElement = (node: RichNode, index: number) => (
  <Fragment key={index}>{typeof node === 'string' ? node : <Element node={node} />}</Fragment>
);

/** Renders a text of the editor, read-only. */
export function RichText({ nodes, className }: RichTextProps) {
  return <div className={classNames(prose.prose, className)}>{nodes.map(toElement)}</div>;
}
