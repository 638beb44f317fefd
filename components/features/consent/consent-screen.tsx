'use client';

import { useState } from 'react';
import { Authorize } from './authorize';
import { EndSession } from './end-session';
import { ProblemCard } from './problem-card';
import { unreadableRequest } from './problem-words';
import { readAppRequest, type PageParams } from './read-request';

/**
 * A connected app's request to the signed-in customer: access to their account, or the end of their session
 * (SPEC section 7, `/idp/oauth/authorize/*` and `/oauth/logout/start`).
 */
export function ConsentScreen({ params }: { params: PageParams }) {
  const [asked] = useState(() => readAppRequest(params));
  if (asked.kind === 'unreadable') return <ProblemCard problem={unreadableRequest()} />;
  return asked.kind === 'authorize' ? (
    <Authorize request={asked.request} />
  ) : (
    <EndSession request={asked.request} />
  );
}
