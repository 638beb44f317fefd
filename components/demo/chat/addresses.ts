/** The address of a conversation; none leads to the list, which on a phone stands alone. */
export function conversationHref(person?: string): string {
  return person === undefined ? '/apps/chat' : `/apps/chat?with=${person}`;
}
