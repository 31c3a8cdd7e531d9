import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/server/shared/config.ts';
import { createMailer, isForGood, patience } from './send-mail.ts';

test.each([
  [550, 'RCPT TO', true],
  [554, 'DATA', true],
  [450, 'RCPT TO', false],
  [535, 'AUTH PLAIN', false],
  [550, 'MAIL FROM', false],
  [undefined, 'CONN', false],
])('%s to %s is for good: %s', (responseCode, command, forGood) => {
  const error = Object.assign(new Error(), { command, ...(responseCode && { responseCode }) });
  expect(isForGood(error)).toBe(forGood);
});

test('a server that takes a minute for a letter is waited for, and noticed before a job counts as stuck', () => {
  expect(patience.socketTimeout).toBeGreaterThanOrEqual(2 * 60_000);
  expect(patience.socketTimeout).toBeLessThan(15 * 60_000);
});

const hedgehog = {
  to: 'a@b.ru',
  subject: 'Ёж',
  html: '<p>Ёж</p>',
  text: 'Ёж',
  locale: 'ru' as const,
};

test.each([
  ['ru', 'Оценка 360'],
  ['en', 'Assessment 360'],
] as const)('without MAIL_FROM a letter in %s comes from “%s”', async (locale, name) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'otsenka-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const mailer = createMailer(readConfig({ DATA_DIR: dataDir }), pino({ level: 'silent' }));
  await mailer.send({ ...hedgehog, id: 'one', locale });
  const read = await PostalMime.parse(await readFile(join(dataDir, 'mail', 'a@b.ru-one.eml')));
  expect(read.from).toEqual({ name, address: 'no-reply@localhost' });
});

test('without SMTP_URL a mail is a file, and the log says once where', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'otsenka-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const mailer = createMailer(readConfig({ DATA_DIR: dataDir, MAIL_FROM: 'Я <i@own.ru>' }), log);
  const mail = { ...hedgehog, to: 'a/b@c.ru' };
  await mailer.send({ ...mail, id: 'one' });
  await mailer.send({ ...mail, id: 'one' });
  expect(await readdir(join(dataDir, 'mail'))).toEqual(['a_b@c.ru-one.eml']);
  const read = await PostalMime.parse(await readFile(join(dataDir, 'mail', 'a_b@c.ru-one.eml')));
  expect(read).toMatchObject({ subject: 'Ёж', messageId: '<one@own.ru>', from: { name: 'Я' } });
  expect(read.text?.trim()).toBe('Ёж');
  expect(lines).toEqual([`SMTP_URL is not set: mails are written to ${join(dataDir, 'mail')}`]);
});

test('a public demo’s mail goes nowhere, and none of it waits', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'otsenka-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'public' });
  const mailer = createMailer(config, pino({ level: 'silent' }));
  await mailer.send(hedgehog);
  expect([mailer.isAway(), await readdir(dataDir)]).toEqual([false, []]);
});

test.each(['Hi', 'Ёж'])('no text of a letter makes a header of its own: %s', async (text) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'otsenka-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const from = 'Own <i@own.ru>';
  const config = {
    ...readConfig({ DATA_DIR: dataDir }),
    mailFrom: `${text}\r\nBcc: x@y.ru ${from}`,
  };
  const mailer = createMailer(config, pino({ level: 'silent' }));
  const injected = { to: 'a@b.ru\r\nBcc: x@y.ru', subject: `${text}\r\nBcc: x@y.ru\r\n\r\nbody` };
  await mailer.send({ ...hedgehog, ...injected, id: 'one' });
  const [name = ''] = await readdir(join(dataDir, 'mail'));
  const raw = await readFile(join(dataDir, 'mail', name), 'utf8');
  const read = await PostalMime.parse(raw);
  expect(raw).not.toMatch(/^(bcc|body)/im);
  expect(read.bcc).toBeUndefined();
  expect(read.text?.trim()).toBe('Ёж');
});

test.each(['', '250-SMTPUTF8\r\n'])(
  'a host is named as the network spells it, with %j',
  async (more) => {
    const said: string[] = [];
    const server = createServer((socket) => {
      let isText = false;
      socket.write('220 here\r\n');
      socket.on('data', (data) => {
        for (const line of data.toString().split('\r\n').filter(Boolean)) {
          said.push(line);
          if (line === '.') isText = false;
          if (isText) continue;
          isText = line === 'DATA';
          const isHello = line.startsWith('EHLO');
          socket.write(
            isText ? '354 go on\r\n' : isHello ? `250-here\r\n${more}250 SIZE\r\n` : '250 yes\r\n',
          );
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Я <i@own.ru>' });
    const mailer = createMailer(config, pino({ level: 'silent' }));
    onTestFinished(() => {
      mailer.close();
      server.close();
    });
    await mailer.send({ ...hedgehog, to: 'ivan@тест.рф', replyTo: 'anna@тест.рф' });
    const written = said.filter((line) => /^(RCPT|To:|Reply-To:)/.test(line));
    expect(written.sort()).toEqual([
      'RCPT TO:<ivan@xn--e1aybc.xn--p1ai>',
      'Reply-To: anna@xn--e1aybc.xn--p1ai',
      'To: ivan@xn--e1aybc.xn--p1ai',
    ]);
  },
);
