'use client';

import { useEffect, useReducer, useRef } from 'react';
import type { SendFile } from './read-file';
import { isPending, reduceUploads, type UploadItem } from './upload-list';

/** A list of files, and functions to send, remove and clear them. Leaving the page aborts running uploads. */
export function useUploads(send: SendFile, onDone: (files: File[]) => void) {
  const [items, dispatch] = useReducer(reduceUploads, []);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  async function sendOne({ id, file }: UploadItem): Promise<File | null> {
    const controller = new AbortController();
    running.current.set(id, controller);
    dispatch({ type: 'started', id });
    try {
      await send(file, (progress) => dispatch({ type: 'progressed', id, progress }), controller.signal);
      dispatch({ type: 'finished', id });
      return file;
    } catch {
      dispatch({ type: 'failed', id });
      return null;
    } finally {
      running.current.delete(id);
    }
  }

  return {
    items,
    add: (files: readonly File[]) => dispatch({ type: 'added', files }),
    remove: (id: string) => {
      running.current.get(id)?.abort();
      dispatch({ type: 'removed', id });
    },
    clear: () => {
      running.current.forEach((controller) => controller.abort());
      dispatch({ type: 'cleared' });
    },
    start: async () => {
      const sent = await Promise.all(items.filter(isPending).map(sendOne));
      const done = sent.filter((file) => file !== null);
      if (done.length > 0) onDone(done);
    },
  };
}
