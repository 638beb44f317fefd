import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <h1>One</h1>
      <Link href="/static/other">Other</Link>
    </main>
  );
}
