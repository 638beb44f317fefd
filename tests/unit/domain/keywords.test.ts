import { expect, it } from 'vitest';
import { keywordAction } from '@/lib/domain/notification/keywords';

it.each([
  ['STOP', 'stop'],
  ['  Stop! ', 'stop'],
  ['stop all', 'stop'],
  ['unsubscribe', 'stop'],
  ['CANCEL', 'stop'],
  ['End', 'stop'],
  ['quit', 'stop'],
  ['stopp', 'stop'],
  ['baja', 'stop'],
  ['Arrêt', 'stop'],
  ['désabonner', 'stop'],
  ['SAIR', 'stop'],
  ['إيقاف', 'stop'],
  ['START', 'start'],
  ['unstop', 'start'],
  ['Começar', 'start'],
  ['ابدأ', 'start'],
  ['help', 'help'],
  ['Hilfe?', 'help'],
  ['مساعدة', 'help'],
])('%s asks for %s', (text, action) => {
  expect(keywordAction(text)).toBe(action);
});

it.each(['', '?', 'Please stop by on Monday', 'STOP IT NOW', 'the end of the week', 'yes'])(
  '“%s” is no such word',
  (text) => {
    expect(keywordAction(text)).toBeUndefined();
  },
);
