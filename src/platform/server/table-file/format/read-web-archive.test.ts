import { expect, test } from 'vitest';
import { encoded } from '#test/file/people-files/file.ts';
import { pagesOf } from './read-web-archive.ts';

const part = (page: string) => `--b\r\nContent-Type: text/html\r\n\r\n${page}\r\n`;
const page = (name: string) => `<table><td>${name}</table>`;

test('the answer to the letters of one page is not that of another', () => {
  const bytes = Buffer.concat([
    Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n'),
    encoded(part(page('Guðlaugsson')), 'windows-1252'),
    encoded(part(page('Петров, Пётр')), 'windows-1251'),
    Buffer.from('--b--'),
  ]);
  const { text, encodings } = pagesOf(bytes, 'windows-1254');
  expect(encodings.map(({ encoding }) => encoding)).toContain('windows-1254');
  expect(text).toContain('Guğlaugsson');
  expect(text).toContain('Петров, Пётр');
});
