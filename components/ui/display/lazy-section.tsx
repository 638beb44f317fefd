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
import { Skeleton } from './skeleton';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { whenRead } from '@/components/ui/hooks/when-read';
import { whenUsed } from '@/components/ui/hooks/when-used';

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>;

const near = { rootMargin: '300px' };
const onServer = typeof window === 'undefined';

const stops = (box: HTMLElement) => [
  ...box.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
];

/** Preserves the focus while the server's HTML is replaced by the section itself. */
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

const whenAhead = { idle: whenIdle, used: whenUsed, read: whenRead };

/**
 * A section that the server renders at once, and whose script loads when the viewport, the pointer or the
 * focus comes near, or ahead of that. `data-ready` marks it as interactive. No Suspense: React would
 * stream larger sections separately, and discard their HTML when a context above changes. Its props come from
 * the server, so they must be serialisable.
 * @param height of the section in rem, below 80 rem of width and from there on: where the server did not
 *   render it, a skeleton reserves its space
 * @param ahead when its script loads though nothing has come near: a large one waits until the page is used, or has
 *   been read a while
 */
export function lazySection<P extends object = object>(
  load: Load<P>,
  [narrow, wide]: readonly [number, number],
  { ahead = 'idle' }: { ahead?: keyof typeof whenAhead } = {},
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
        // A failed script load is retried on the next approach.
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
      const callOff = whenAhead[ahead](() => onApproach.current());
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
    // The server's HTML stays: React leaves the content of such an element alone.
    if (drawn && !Body)
      return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div {...props} data-ready={Body && ''}>
        {Body ? (
          <Body {...given} />
        ) : (
          <Skeleton className="h-(--narrow) min-[80rem]:h-(--wide)" style={size} />
        )}
      </div>
    );
  };
}
