/** What a customer asks for by a word of a text message. */
export type KeywordAction = 'stop' | 'start' | 'help';

/** The words of carriers, and those of our languages; without accents, in capitals. */
const words: Record<KeywordAction, readonly string[]> = {
  stop: [
    ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
    ...['STOPP', 'ABMELDEN', 'ENDE'],
    ...['PARAR', 'BAJA', 'ALTO', 'CANCELAR'],
    ...['ARRET', 'ARRETER', 'DESABONNER'],
    ...['SAIR', 'PARE'],
    ...['توقف', 'ايقاف', 'الغاء', 'قف'],
  ],
  start: [
    ...['START', 'UNSTOP'],
    ...['ANMELDEN'],
    ...['INICIAR', 'ALTA'],
    ...['DEMARRER', 'REPRENDRE'],
    ...['COMECAR', 'VOLTAR'],
    ...['ابدا', 'بدء'],
  ],
  help: [...['HELP', 'INFO'], 'HILFE', 'AYUDA', 'AIDE', 'AJUDA', 'مساعدة'],
};

const actions = new Map(
  (Object.keys(words) as KeywordAction[]).flatMap((action) =>
    words[action].map((word): [string, KeywordAction] => [plain(word), action]),
  ),
);

/** A text in capitals, without accents and whatever is neither letter nor digit. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** What a text message asks for; undefined for one that is more than one of the words. */
export function keywordAction(text: string): KeywordAction | undefined {
  return actions.get(plain(text));
}
