import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isLocal, readConfig } from './config.ts';

describe('readConfig', () => {
  test('has a working default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      demo: true,
      databaseUrl: undefined,
    });
  });

  test('leaves the demo out in production, unless asked for', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true);
    expect(readConfig({ DEMO: 'off' }).demo).toBe(false);
  });

  test('writes less to a terminal, unless asked for more', () => {
    const level = (env: Record<string, string>, isTerminal: boolean) =>
      readConfig(env, { isTerminal }).logLevel;
    expect([level({}, false), level({}, true), level({ LOG_LEVEL: 'debug' }, true)]).toEqual([
      'info',
      'warn',
      'debug',
    ]);
  });

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  test.each([
    ['on', 1],
    ['off', 0],
    ['2', 2],
    ['', 0],
  ])('counts proxies: TRUST_PROXY=%s', (TRUST_PROXY, proxies) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(proxies);
  });

  test('takes the hosts of photos, none unless they are named', () => {
    expect(readConfig({}).photoHosts).toEqual([]);
    expect(readConfig({ PHOTO_HOSTS: 'a.example, b.example:8443' }).photoHosts).toEqual([
      'a.example',
      'b.example:8443',
    ]);
  });

  test('takes the details of the company as they are shown, and only those that are set', () => {
    const { company } = readConfig({ COMPANY_NAME: ' ООО «Ромашка» ', COMPANY_INN: '7701234567' });
    expect([company.name, company.inn, company.head]).toEqual([
      'ООО «Ромашка»',
      '7701234567',
      undefined,
    ]);
  });

  test.each([
    ['COMPANY_NAME', 'two\nlines'],
    ['COMPANY_INN', '770123456'],
    ['COMPANY_KPP', '77010100'],
    ['COMPANY_OGRN', '10277001325'],
    ['COMPANY_EMAIL', 'law at example.ru'],
    ['COMPANY_PHONE', 'by day'],
    ['PHOTO_HOSTS', 'https://a.example'],
    ['PHOTO_HOSTS', "a.example; script-src 'unsafe-inline'"],
    ['PHOTO_HOSTS', '*'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['HOST', 'http://localhost'],
    ['HOST', 'my host'],
    ['MAIL_FROM', 'Assessment 360'],
    ['MAIL_FROM', 'HR <hr@example.com>, boss@example.com'],
    ['PUBLIC_URL', 'ftp://x'],
    ['PUBLIC_URL', 'https://example.com/360'],
    ['DATABASE_URL', 'mysql://x'],
    ['DEMO', 'maybe'],
    ['SMTP_URL', 'http://x'],
    ['TRUST_PROXY', '10.0.0.1'],
    ['METRICS_TOKEN', 'short'],
    ['ANALYTICS_ID', "1; script-src 'unsafe-inline'"],
    ['ERROR_DSN', 'https://errors.example.com/1'],
    ['ERROR_DSN', 'https://key@errors.example.com/project'],
    ['LOG_LEVEL', 'loud'],
    ['AUDIT_LINES', 'audit.jsonl'],
  ])('%s=%s ends the start with a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .+\\.$`));
  });

  test.each(['hr@example.com', 'Отдел персонала <hr@example.com>', '<hr@localhost>'])(
    'takes the sender %s',
    (MAIL_FROM) => {
      expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    },
  );
});

describe('a value in a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'otsenka-config-')), 'secret');
  const url = 'postgresql://assessment:secret@database/assessment';
  afterAll(() => rmSync(dirname(file), { recursive: true }));

  test('is read without the end of its line', () => {
    writeFileSync(file, `${url}\n`);
    expect(readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: '' }).databaseUrl).toBe(url);
  });

  test('is checked like any other, and its words stay out of the message', () => {
    writeFileSync(file, 'hunter2');
    const read = () => readConfig({ DATABASE_URL_FILE: file });
    expect(read).toThrow(/^DATABASE_URL must be an address/);
    expect(read).not.toThrow(/hunter2/);
  });

  test('that is not there, or given twice, ends the start with a sentence', () => {
    expect(() => readConfig({ SMTP_URL_FILE: `${file}.gone` })).toThrow(
      /^SMTP_URL_FILE can't be read: ENOENT/,
    );
    expect(() => readConfig({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://mail' })).toThrow(
      'Set SMTP_URL or SMTP_URL_FILE, not both.',
    );
  });
});

test.each([
  [{}, true],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://360.example.com' }, false],
])('%j is for this machine alone: %s', (env, local) => {
  expect(isLocal(readConfig(env))).toBe(local);
});
