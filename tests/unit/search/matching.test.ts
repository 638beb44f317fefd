import { describe, expect, it } from 'vitest';
import { matchingItems } from '@/lib/bff/search/matching';
import { actionsOf, pagesOf } from '@/lib/bff/search/places';
import type { Language } from '@/lib/text/language';
import { inLanguage } from '@/lib/text/server/request-language';

const able = { capabilities: ['notifications', 'notifications.choices'] };

/** The titles of the pages and actions that match, in a language. */
const found = (typed: string, language: Language = 'en-US') =>
  inLanguage(language, () =>
    [pagesOf(able), actionsOf(able)].flatMap((places) =>
      matchingItems(places, typed).map(({ title }) => title),
    ),
  );

describe('ADR 050: pages and actions are found', () => {
  it('by the beginning of a word of their title', () => {
    expect(found('invo')).toEqual(['Invoices', 'View unpaid invoices']);
    expect(found('warehouse addr')).toEqual(['Your warehouse address']);
  });

  it.each([
    ['ship', 'See packages at the warehouse'],
    ['announce', 'Add packages'],
    ['passkey', 'Security'],
    ['dark mode', 'Change the theme'],
    ['logout', 'Sign Out'],
    ['EORI', 'Tax IDs'],
    ['deutsch', 'Change the language'],
  ])('by another word for them: %s is %s', (typed, title) => {
    expect(found(typed)).toContain(title);
  });

  it.each([
    ['de', 'auszug', 'Kontoauszug'],
    ['de', 'Passwort', 'Sicherheit'],
    ['fr', 'expedier', 'Voir les colis à l’entrepôt'],
    ['es', 'CONTRASENA', 'Seguridad'],
    ['pt-BR', 'senha', 'Segurança'],
    ['ar', 'فواتير', 'الفواتير'],
    ['en-GB', 'colours', 'Change the theme'],
  ])('in the reader’s language, in whatever case and without accents: %s, %s', (language, typed, title) => {
    expect(found(typed, language)).toContain(title);
  });

  it('by all that was typed, and in no other order than how well it fits', () => {
    expect(found('statement download')).toEqual(['Download a statement']);
    expect(found('statement bicycle')).toEqual([]);
    expect(found('statement')[0]).toBe('Statement');
  });

  it('not by one or two letters inside a word, and not by signs alone', () => {
    expect(found('ackage')).toContain('Packages');
    expect(found('ac')).not.toContain('Packages');
    expect(found('?!')).toEqual([]);
  });

  it('but for what the product API can’t do', () => {
    const without = matchingItems(pagesOf({}), 'notifications').map(({ title }) => title);
    expect(without).toEqual([]);
    expect(found('notifications')).toContain('Notifications');
  });
});
