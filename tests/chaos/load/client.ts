import { decodeJwt } from 'jose';
import { BrowserLike } from '@/tests/support/browser-like';
import type { Answer, Kind, Outcome } from '../records';

/** ms that somebody waits for an answer. */
const patience = 30_000;
/** Seconds of a session JWT's life in which it is renewed before it is used. */
const nearlyOver = 30;
/** Codes below are faults of the portal or the network (docs/errors.md). */
const firstOwnCode = 1_000;

const withoutBody = new Set([204, 304]);

export interface Portal {
  origin: string;
  /** Where its build is. */
  builtIn: string;
}

type Judgement = Pick<Answer, 'outcome' | 'detail'>;

const good: Outcome = 'good';

/** The class of what a page shows in place of a part that could not be loaded. */
const loadFailure = /["\s]load-failure["\s]/;

function judgePage(response: Response, text: string): Judgement {
  const detail = String(response.status);
  const isLogin = /\/auth\/login$|\/session\/clear/.test(response.headers.get('location') ?? '');
  if (isLogin) return { outcome: 'signed out', detail };
  if (response.status === 200 && loadFailure.test(text))
    return { outcome: 'failed', detail: 'a part is missing' };
  return { outcome: response.status === 200 ? good : 'failed', detail };
}

/** The code of an error in an answer or in what a server action returns. */
const codeIn = (text: string) => Number(/"code":(\d+)/.exec(text)?.[1] ?? NaN);

function judgeCall(response: Response, text: string): Judgement {
  const isAction = response.headers.get('content-type')?.startsWith('text/x-component');
  const hasFailed = isAction ? /"ok":false|"outcome":"failed"/.test(text) : response.status >= 400;
  if (!hasFailed && response.status < 400) return { outcome: good, detail: String(response.status) };
  const code = codeIn(text);
  const detail = `${response.status}${Number.isNaN(code) ? '' : ` code ${code}`}`;
  if (response.status >= 500 || code < firstOwnCode) return { outcome: 'failed', detail };
  return { outcome: 'refused', detail: `${detail} ${text.slice(0, 200)}` };
}

const reasonOf = (error: unknown) => {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
};

/** Somebody at the portal, who asks for one thing at a time; how each request ended is noted. */
export class Client extends BrowserLike {
  private asking: { kind: Kind; what: string } = { kind: 'page', what: '' };
  /** How the newest request ended. */
  outcome: Outcome = 'good';
  /** How many there were. */
  requests = 0;

  /** @param address where they are, as the balancer tells it */
  constructor(
    private readonly portal: Portal,
    private readonly address: string,
    private readonly note: (answer: Answer) => void,
  ) {
    super(portal.origin, portal.builtIn);
  }

  /** Says what the next request is. */
  doing(kind: Kind, what: string): this {
    this.asking = { kind, what };
    return this;
  }

  override async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { kind, what } = this.asking;
    const asked = Date.now();
    this.requests += 1;
    const end = (judgement: Judgement) => {
      this.outcome = judgement.outcome;
      this.note({ kind, what: what || address, asked, ended: Date.now(), ...judgement });
    };
    const headers = new Headers(init.headers);
    headers.set('connection', 'close');
    headers.set('x-forwarded-for', this.address);
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await super.fetch(address, { ...init, headers, signal });
      const bytes = await response.arrayBuffer();
      const isPage = headers.get('accept') === 'text/html';
      end((isPage ? judgePage : judgeCall)(response, new TextDecoder().decode(bytes)));
      const { status, headers: answered } = response;
      return new Response(withoutBody.has(status) ? null : bytes, { status, headers: answered });
    } catch (error) {
      end({ outcome: 'failed', detail: reasonOf(error) });
      throw error;
    }
  }

  private get jwt(): string {
    return /stytch_session_jwt=([^;]+)/.exec(this.cookie)?.[1] ?? '';
  }

  /** Renews the session JWT where it is nearly over. */
  async renew(kind: Kind): Promise<void> {
    if (this.jwt !== '' && (decodeJwt(this.jwt).exp ?? 0) - Date.now() / 1_000 > nearlyOver) return;
    await this.doing(kind, 'renewal').post('/sdk/v1/sessions/authenticate', { session_duration_minutes: 60 });
  }

  /** Calls the product API as this customer. @returns the answer's body */
  async call(kind: Kind, name: string, body?: object, key?: string): Promise<Record<string, unknown>> {
    await this.renew(kind);
    const response = await this.doing(kind, name).fetch(`/api/${name}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${this.jwt}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  }

  /**
   * Signs in with a code that is sent to an address.
   * @param readCode reads the newest one
   * @returns whether that worked
   */
  async signIn(kind: Kind, email: string, readCode: (email: string) => Promise<string>): Promise<boolean> {
    const sent = await this.doing(kind, 'code').post('/sdk/v1/otps/email/login_or_create', { email });
    if (!sent.ok) return false;
    const { data } = (await sent.json()) as { data: { method_id: string } };
    const asked = Date.now();
    const token = await readCode(email).catch(() => undefined);
    if (token === undefined) {
      this.outcome = 'failed';
      const detail = 'none came';
      this.note({ kind, what: 'code', asked, ended: Date.now(), outcome: 'failed', detail });
      return false;
    }
    const body = { token, method_id: data.method_id, session_duration_minutes: 60 };
    return (await this.doing(kind, 'sign in').post('/sdk/v1/otps/authenticate', body)).ok;
  }
}
