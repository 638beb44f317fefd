'use client';

import { useRef, useState } from 'react';
import type { Result } from '@/lib/contract/errors';
import { callAction } from '@/lib/browser/product-api/call-action';
import { readNumber } from './actions';
import { likelyCarrier, typedProblem, unaskedNumber, type NumberCheck } from './numbers';

/** A typed tracking number and its carrier: the matching one until the customer chooses. */
export function useNumber() {
  const [typed, setTyped] = useState('');
  const [check, setCheck] = useState<NumberCheck | null>(null);
  const [carrier, setCarrier] = useState('');
  const chosen = useRef(false);
  const latest = useRef('');

  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
    setCheck(null);
  };

  /** Checks the number, once per number; on failure the warehouse detects the carrier. */
  const settle = async (): Promise<NumberCheck | null> => {
    if (check) return check;
    const asked = typed;
    const problem = typedProblem(asked);
    if (problem) return { problem };
    const result = await callAction<Result<NumberCheck>>(
      () => readNumber(asked),
      (error) => ({ ok: false, error }),
    );
    if (!result.ok) return unaskedNumber(asked);
    if (latest.current !== asked) return null;
    setCheck(result.data);
    if (!chosen.current) setCarrier(likelyCarrier(result.data));
    return result.data;
  };

  const choose = (slug: string) => {
    chosen.current = slug !== '';
    setCarrier(slug);
  };
  const reset = () => {
    type('');
    choose('');
  };

  return { typed, check, carrier, type, settle, choose, reset };
}
