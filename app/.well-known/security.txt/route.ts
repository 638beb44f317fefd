import { securityContact } from '@/lib/bff/page/security-contact';
import { readSettings } from '@/lib/runtime/settings';

export const dynamic = 'force-dynamic';

/** The contact for vulnerabilities; not found without `CONTACT_EMAIL`. */
export function GET(): Response {
  const text = securityContact(readSettings());
  return new Response(text ?? 'No contact for security reports is configured here.\n', {
    status: text === undefined ? 404 : 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
