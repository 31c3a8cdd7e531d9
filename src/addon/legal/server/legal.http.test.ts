import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { getDocumentList, getRightsHolder } from '#addon/legal/contract/legal.ts';
import { createApp } from '#app/server/app.ts';
import { readConfig } from '#platform/server/shared/config.ts';
import { copiedText, flat } from '#test/file/pdf-text.ts';
import { startApp } from '#test/start/start-app.ts';

const outside = mkdtempSync(join(tmpdir(), 'documents-'));
const folder = join(outside, 'folder');
mkdirSync(folder);
afterAll(() => rmSync(outside, { recursive: true }));
const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
const pdf = '%PDF-1.7 a scan';

const house = startApp({
  DOCUMENTS_DIR: folder,
  COMPANY_NAME: 'ООО «Ромашка»',
  COMPANY_INN: '7701234567',
  COMPANY_EMAIL: 'security@romashka.ru',
});
async function get(name: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') {
  const url = `/documents/${name}`;
  const reply = await house.app.inject({ method, url, headers });
  return { status: reply.statusCode, headers: reply.headers, text: reply.body };
}
const listed = async () => (await house.call(getDocumentList)).body.data;
const offered = async () => (await listed()).map(({ path }) => path);
/** Those that are samples. */
const samples = async () =>
  (await listed()).flatMap(({ path, isSample }) => (isSample ? [path] : []));

test('the company is what the operator has set; the rest is null', async () => {
  const { data } = (await house.call(getRightsHolder)).body;
  expect(data).toMatchObject({ name: 'ООО «Ромашка»', inn: '7701234567', bank: null, head: null });
});

test('whom to tell of a weakness is known where the operator has an e-mail', async () => {
  const { statusCode, headers, body } = await house.app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain(
    'Contact: mailto:security@romashka.ru\nExpires: 2026-12-12T09:00:00.000Z\n',
  );
  expect(body).toMatch(/^Policy: https?:\S+\/legal\/security$/m);
  const nobody = await createApp({
    ...house.context,
    config: {
      ...house.context.config,
      company: { ...house.context.config.company, email: undefined },
    },
  });
  expect((await nobody.inject('/.well-known/security.txt')).statusCode).toBe(404);
  await nobody.close();
});

test('what others made is named with its licences, without an account', async () => {
  const { statusCode, headers, body } = await house.app.inject('/THIRD-PARTY.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  for (const name of ['fastify', 'react', '@node-rs/argon2', '@expo-google-fonts/inter', 'typst'])
    expect(body).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
});

describe('a document of the operator’s folder', () => {
  test('is offered once it is there, and kept by browsers until it changes', async () => {
    expect(await samples()).toContain('/documents/document1.pdf');
    put('document1.pdf', pdf);
    expect(await offered()).toContain('/documents/document1.pdf');
    expect(await samples()).not.toContain('/documents/document1.pdf');
    const first = await get('document1.pdf');
    expect([first.status, first.text]).toEqual([200, pdf]);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="document1.pdf"',
      'content-length': String(pdf.length),
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
    });
    const known = { 'if-none-match': `W/"other", ${first.headers.etag}` };
    expect((await get('document1.pdf', known)).status).toBe(304);
    utimesSync(join(folder, 'document1.pdf'), 1, 1);
    expect((await get('document1.pdf', known)).status).toBe(200);
    const head = await get('document1.pdf', {}, 'HEAD');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      String(pdf.length),
    ]);
  });

  test.each([
    ['no PDF', () => put('document2.pdf', '<script>alert(1)</script>')],
    ['empty', () => put('document2.pdf', '')],
    ['a folder', () => mkdirSync(join(folder, 'document2.pdf'))],
    [
      'a link out of the folder',
      () => {
        writeFileSync(join(outside, 'secret.pdf'), pdf);
        symlinkSync(join(outside, 'secret.pdf'), join(folder, 'document2.pdf'));
      },
    ],
    ['more than 20 MB', () => put('document2.pdf', Buffer.alloc(20 * 1024 * 1024 + 1, pdf))],
  ])('is not offered when it is %s: the sample stays', async (_, make) => {
    make();
    const { status, text } = await get('document2.pdf');
    expect([status, text.includes('secret') || text.includes(pdf)]).toEqual([200, false]);
    expect(await samples()).toContain('/documents/document2.pdf');
    rmSync(join(folder, 'document2.pdf'), { recursive: true });
  });

  test('may be a link inside the folder', async () => {
    put('..data', pdf);
    symlinkSync('..data', join(folder, 'document3.pdf'));
    expect((await get('document3.pdf')).status).toBe(200);
  });

  test.each([
    'document7.pdf',
    'document0.pdf',
    '..data',
    '../secret.pdf',
    '..%2Fsecret.pdf',
    '%2e%2e/secret.pdf',
    'document1.pdf%00',
    'document1.pdf/',
  ])('no other file is reached: %s', async (name) => {
    writeFileSync(join(outside, 'secret.pdf'), pdf);
    const { status, text } = await get(name);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain(pdf);
  });
});

describe('what only the operator can have', () => {
  test('is a sample in both languages, which says so, until they have it in one', async () => {
    const names = ['document2.pdf', 'document2.en.pdf'];
    for (const [name, said] of [
      ['document2.pdf', 'Это образец, а не документ'],
      ['document2.en.pdf', 'This is a sample, not a document'],
    ] as const) {
      const reply = await house.app.inject(`/documents/${name}`);
      expect(flat(await copiedText(reply.rawPayload))).toContain(flat(said));
    }
    expect(await samples()).toEqual(
      expect.arrayContaining(names.map((name) => `/documents/${name}`)),
    );
    put('document2.pdf', pdf);
    expect(await samples()).not.toContain('/documents/document2.en.pdf');
    expect((await get('document2.en.pdf')).status).toBe(404);
    rmSync(join(folder, 'document2.pdf'));
    expect((await get('document2.en.pdf')).status).toBe(200);
  });

  test('is there with the rest: six kinds in the list', async () => {
    expect(new Set((await listed()).map(({ kind }) => kind)).size).toBe(6);
  });
});

describe('a guide', () => {
  const render = vi.fn(async () => Buffer.from('%PDF- of the docs'));
  /** An app that has made nothing yet. */
  const fresh = () => createApp({ ...house.context, pdf: { ...house.context.pdf, render } });

  test('is made when it is first asked for, and once', async () => {
    render.mockClear();
    const app = await fresh();
    const ask = () => app.inject('/documents/document5.pdf');
    const [first, second] = await Promise.all([ask(), ask()]);
    const third = await ask();
    expect([first.body, second.body, third.statusCode]).toEqual([
      '%PDF- of the docs',
      '%PDF- of the docs',
      200,
    ]);
    expect(third.headers.etag).toBe(first.headers.etag);
    expect(render).toHaveBeenCalledTimes(1);
    await app.close();
  });

  test('that could not be made is tried again', async () => {
    render.mockRejectedValueOnce(new Error('out of time'));
    const app = await fresh();
    expect((await app.inject('/documents/document6.pdf')).statusCode).toBe(500);
    expect((await app.inject('/documents/document6.pdf')).statusCode).toBe(200);
    await app.close();
  });

  test('is made in each language that it is written in', async () => {
    expect(await offered()).toEqual(
      expect.arrayContaining(['/documents/document5.pdf', '/documents/document5.en.pdf']),
    );
    expect(await offered()).not.toContain('/documents/document4.en.pdf');
    render.mockClear();
    const app = await fresh();
    const { statusCode, headers } = await app.inject('/documents/document5.en.pdf');
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      'inline; filename="document5.en.pdf"',
    ]);
    expect(render).toHaveBeenCalledWith('guides', {
      guide: expect.objectContaining({ locale: 'en' }),
    });
    expect((await app.inject('/documents/document4.en.pdf')).statusCode).toBe(404);
    await app.close();
  });

  test('gives way to the operator’s own file of its name', async () => {
    expect(await offered()).toContain('/documents/document6.pdf');
    put('document6.pdf', pdf);
    expect((await get('document6.pdf')).text).toBe(pdf);
    rmSync(join(folder, 'document6.pdf'));
  });
});

test('without a folder it is the samples and the guides', async () => {
  const app = await createApp({ ...house.context, config: readConfig({ DEMO: 'off' }) });
  expect((await app.inject('/documents/document1.pdf')).statusCode).toBe(200);
  await app.close();
});
