import { describe, expect, it } from 'vitest';
import {
  clearCookieLines,
  readSessionCookies,
  sessionCookieLines,
  withSessionCookies,
} from '@/lib/session/cookies/cookies';

const tokens = { token: 'tok', jwt: 'a.b.c', maxAge: 600 };

describe('security 4: session cookies', () => {
  it('are HttpOnly, SameSite=Lax, host-only and for the whole site on localhost', () => {
    expect(sessionCookieLines(tokens, { secure: false })).toEqual([
      'stytch_session=tok; Path=/; Max-Age=600; HttpOnly; SameSite=Lax',
      'stytch_session_jwt=a.b.c; Path=/; Max-Age=600; HttpOnly; SameSite=Lax',
    ]);
  });

  it('are Secure and have __Host- names on https', () => {
    expect(sessionCookieLines(tokens, { secure: true })).toEqual([
      '__Host-stytch_session=tok; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
      '__Host-stytch_session_jwt=a.b.c; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  it('are removed with the attributes they were set with', () => {
    expect(clearCookieLines({ secure: true })).toEqual([
      '__Host-stytch_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      '__Host-stytch_session_jwt=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  it('are read by their exact name; an impossible token counts as absent', () => {
    const read = (header: string | null, secure = false) => readSessionCookies(header, { secure });
    expect(read('a=1; stytch_session=tok; stytch_session_jwt=a.b.c')).toEqual({ token: 'tok', jwt: 'a.b.c' });
    expect(read('stytch_session=to%20k; stytch_session_jwt=')).toEqual({});
    expect(read('xstytch_session=tok; =; ;;')).toEqual({});
    expect(read('stytch_session=tok', true)).toEqual({});
    expect(read(null)).toEqual({});
  });

  it('replace the old ones in the forwarded request', () => {
    const header = 'theme=dark; stytch_session=old; stytch_session_jwt=old';
    expect(withSessionCookies(header, tokens, { secure: false })).toBe(
      'theme=dark; stytch_session=tok; stytch_session_jwt=a.b.c',
    );
    expect(withSessionCookies(header, null, { secure: false })).toBe('theme=dark');
  });
});
