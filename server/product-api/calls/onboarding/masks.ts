const dots = '•••';

/** `Ada Whitfield` → `A••• W•••` */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0) + dots)
    .join(' ');
}

/** `ada@example.com` → `a•••@example.com` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, 1) + dots + email.slice(at);
}

/** `+13055550142` → `•••42` */
export function maskPhone(phone: string): string {
  return dots + phone.slice(-2);
}
