// A mail server that takes every message after a moment: node mail-server.mjs <port> <ms>. It answers each message with
// how many mails it has taken, and with the newest to a customer of the demo data.
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

const [port, moment] = process.argv.slice(2).map(Number);
let taken = 0;
let newest = '';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, callback) => {
    let mail = '';
    stream.setEncoding('utf8').on('data', (chunk) => (mail += chunk));
    stream.on('end', () => {
      taken += 1;
      if (/^To: .*@waybill\.example/m.test(mail)) newest = mail;
      void delay(moment).then(() => callback());
    });
  },
});
server.listen(port, '127.0.0.1', () => process.send('ready'));
process.on('message', () => process.send({ taken, newest }));
