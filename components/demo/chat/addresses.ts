/** The address of a conversation; without a person that of the list, which fills the screen on a phone. */
export function conversationHref(person?: string): string {
  return person === undefined ? '/apps/chat' : `/apps/chat?with=${person}`;
}
