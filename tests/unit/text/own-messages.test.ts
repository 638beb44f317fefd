import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageChoices } from '@/lib/i18n/languages';
import { addOwnMessages } from '@/lib/text/server/own-messages';
import { inLanguage } from '@/lib/text/server/request-language';
import { text } from '@/lib/text/text';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'waybill-messages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, messages: unknown) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof messages === 'string' ? messages : JSON.stringify(messages));
}

describe('a warehouse’s own texts', () => {
  it('go before those of the portal', () => {
    write('de/ui.json', { close: 'Zumachen' });
    expect(addOwnMessages(folder)).toEqual([]);
    expect(inLanguage('de', () => [text('ui.close'), text('ui.print')])).toEqual(['Zumachen', 'Drucken']);
    expect(text('ui.close')).toBe('Close');
  });

  it('add a language, in English where it says nothing, and tell what is missing', () => {
    write('nl/ui.json', { close: 'Sluiten' });
    const [added] = addOwnMessages(folder);
    expect(added?.language).toBe('nl');
    expect(added?.missing).toContain('ui.print');
    expect(added?.missing).not.toContain('ui.close');
    expect(inLanguage('nl', () => [text('ui.close'), text('ui.print')])).toEqual(['Sluiten', 'Print']);
    expect(languageChoices().at(-1)).toEqual({ value: 'nl', language: 'nl', name: 'Nederlands' });
  });

  it('are refused with all that is wrong, before any is used', () => {
    write('fr/ui.json', {
      close: 'Terminer',
      clsoe: 'Fermer',
      path: 'Bon{jour',
      more: { load: '{count} de plus' },
    });
    write('fr/packageList.json', { list: { count: '{count, plural, one {un colis} other {# colis}}' } });
    write('klingon!/ui.json', {});
    expect(() => addOwnMessages(folder)).toThrow(
      /fr: packageList\.list\.count lacks the plural forms many\nfr: ui\.clsoe is not a text of the portal\nfr: ui\.path is no ICU message: .*\nfr: ui\.more\.load uses \{count\}, which it is not given\nklingon! is no language tag/,
    );
    expect(inLanguage('fr', () => text('ui.close'))).toBe('Fermer');
  });

  it('name the file that is no catalogue', () => {
    write('es/ui.json', '{ "close": ');
    expect(() => addOwnMessages(folder)).toThrow(/es\/ui\.json is no catalogue/);
  });
});
