'use client';

import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { useFetchedAhead } from '@/components/ui/hooks/use-fetched-ahead';
import { text } from '@/lib/text/text';
import type { ContentsEditorProps } from './contents-editor';

const load = () => import('./contents-editor');
const ContentsEditor = lazy(untilLoaded(load));
const nothing = () => Promise.resolve();

/** The fragment that opens the editor, from the alert at the top of the page or from another page. */
const declareHash = '#declare';

interface DeclarationProps extends Omit<ContentsEditorProps, 'onClose'> {
  /** Whether the contents can be changed; an editor that is open stays when they no longer can, with what was typed. */
  isDeclarable: boolean;
  /** The saved contents. */
  children: ReactNode;
}

/** The contents, and the button to change them; the editor's script is loaded when it is opened. */
export function Declaration({ item, isDeclarable, contact, usualCurrency, children }: DeclarationProps) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  useFetchedAhead(isDeclarable ? load : nothing);

  useEffect(() => {
    const follow = () => {
      if (isDeclarable && window.location.hash === declareHash) setEditing(true);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [isDeclarable]);

  // Closing the editor would lose the focus.
  useEffect(() => {
    if (!editing && closed.current) button.current?.focus();
  }, [editing]);

  const close = () => {
    closed.current = true;
    if (window.location.hash === declareHash)
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    setEditing(false);
  };

  if (editing) {
    return (
      <Suspense fallback={children}>
        <ContentsEditor item={item} contact={contact} usualCurrency={usualCurrency} onClose={close} />
      </Suspense>
    );
  }
  if (!isDeclarable) return children;
  return (
    <>
      {children}
      <Button
        ref={button}
        variant="secondary"
        icon="pencil"
        onClick={() => setEditing(true)}
        className="mt-4"
      >
        {text(item.contents.length > 0 ? 'contents.change' : 'contents.declare')}
      </Button>
    </>
  );
}
