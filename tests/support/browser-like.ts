import { actionId } from './actions';

/**
 * A client without a browser: stores cookies, follows no redirects, calls server actions as Next's client
 * does.
 */
export class BrowserLike {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly origin: string,
    private readonly builtIn: string,
    /** A Cookie header to begin with. */
    cookie = '',
  ) {
    this.keep(cookie.split('; ').filter(Boolean));
  }

  /** The Cookie header that it would send now. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) headers.set('cookie', this.cookie);
    const response = await fetch(`${this.origin}${address}`, { redirect: 'manual', ...init, headers });
    this.keep(response.headers.getSetCookie());
    return response;
  }

  /** Opens a page as a navigation does. */
  visit(address: string): Promise<Response> {
    return this.fetch(address, { headers: { accept: 'text/html' } });
  }

  /** Posts JSON from a page of the portal's own. */
  post(address: string, body: unknown): Promise<Response> {
    const headers = { origin: this.origin, 'content-type': 'application/json' };
    return this.fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /**
   * Calls a server action of a page.
   * @returns the text of its payload, which contains the return value, or where it leads
   */
  async act(page: string, name: string, ...values: unknown[]): Promise<string> {
    const type = { 'content-type': 'text/plain;charset=UTF-8' };
    return this.postAction(page, name, { body: JSON.stringify(values), headers: type });
  }

  /** The same for an action of a form's state and data, as React encodes them. */
  async submit(page: string, name: string, state: unknown, fields: [string, string][]): Promise<string> {
    const body = new FormData();
    for (const [field, value] of fields) body.append(`_1_${field}`, value);
    body.append('0', JSON.stringify([state, '$K1']));
    return this.postAction(page, name, { body });
  }

  private async postAction(page: string, name: string, { body, headers }: RequestInit): Promise<string> {
    const id = await actionId(this.builtIn, name);
    const own = { ...(headers as Record<string, string>), origin: this.origin, 'next-action': id };
    const response = await this.fetch(page, { method: 'POST', headers: own, body: body ?? null });
    const leadsTo = response.headers.get('x-action-redirect');
    if (leadsTo !== null) return leadsTo;
    if (response.status !== 200) throw new Error(`${name} answered ${response.status}`);
    return response.text();
  }
}
