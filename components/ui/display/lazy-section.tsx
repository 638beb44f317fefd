'use client';

import {
  lazy,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
} from 'react';
import styles from './lazy-section.module.css';
import { Skeleton } from './skeleton';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { whenIdle } from '@/components/ui/hooks/when-idle';

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>;

const near = { rootMargin: '300px' };
const onServer = typeof window === 'undefined';

const stops = (box: HTMLElement) => [
  ...box.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
];

/** Keeps the focus where it is while the server's drawing gives way to the section itself. */
function useKeptFocus(box: { current: HTMLElement | null }, ready: boolean) {
  const at = useRef(-1);
  useLayoutEffect(() => {
    if (ready && box.current && at.current >= 0) stops(box.current)[at.current]?.focus();
  }, [box, ready]);
  return () => {
    const { activeElement } = document;
    at.current =
      activeElement instanceof HTMLElement && box.current ? stops(box.current).indexOf(activeElement) : -1;
  };
}

/**
 * A part of a page that the server draws at once, and whose script is loaded when it comes near the viewport, the
 * pointer or the focus, or when nothing else is to be done. `data-ready` says that it answers. No Suspense: React
 * would send larger sections apart, and throw a drawing away when a context above it changes. Its props come from the
 * server, and must be of the kind that can.
 *
 * @param height of the section in rem, below 80 rem of width and from there on: where the server did not draw it, a
 *   skeleton keeps its place
 */
export function lazySection<P extends object = object>(
  load: Load<P>,
  [narrow, wide]: readonly [number, number],
): ComponentType<P> {
  const Drawing = lazy(load);
  let loaded: ComponentType<P> | undefined;
  if (onServer) void load();

  const size = { '--narrow': `${narrow}rem`, '--wide': `${wide}rem` } as CSSProperties;

  return function LazySection(given: P) {
    const hydrated = useHydrated();
    const [drawn] = useState(!hydrated);
    const [Body, setBody] = useState<ComponentType<P> | undefined>(() => (hydrated ? loaded : undefined));
    const box = useRef<HTMLDivElement>(null);
    const noteFocus = useKeptFocus(box, Body !== undefined);
    const wanted = useRef(false);

    const approach = () => {
      if (wanted.current) return;
      wanted.current = true;
      load().then(
        (module) => {
          loaded = module.default;
          noteFocus();
          setBody(() => module.default);
        },
        // A script that can't be fetched now is asked for again when somebody comes near.
        () => (wanted.current = false),
      );
    };
    const onApproach = useRef(approach);

    useEffect(() => {
      if (!box.current) return;
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) onApproach.current();
      }, near);
      observer.observe(box.current);
      const callOff = whenIdle(() => onApproach.current());
      return () => {
        observer.disconnect();
        callOff();
      };
    }, []);

    const props = { ref: box, className: 'min-w-0', onPointerEnter: approach, onFocusCapture: approach };
    if (onServer) {
      return (
        <div {...props}>
          <Drawing {...given} />
        </div>
      );
    }
    // What the server put there stays: React leaves the content of such an element alone.
    if (drawn && !Body)
      return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div {...props} data-ready={Body && ''}>
        {Body ? <Body {...given} /> : <Skeleton className={styles.height ?? ''} style={size} />}
      </div>
    );
  };
}
