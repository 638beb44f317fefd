import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addOwnMessages } from '@/lib/text/server/own-messages';
import { textsIn } from '@/lib/text/server/catalogue';
import { pseudoLanguage, writePseudoLanguage } from '@/tests/support/pseudo-language';

it('the pseudo-language of the walk has each message, with its values', () => {
  const folder = writePseudoLanguage(mkdtempSync(path.join(tmpdir(), 'waybill-pseudo-')));
  expect(addOwnMessages(folder)).toEqual([]);
  expect(textsIn(pseudoLanguage).find('ui.close')).toBe('[Ƈŀǿǿşḗḗ]');
});
