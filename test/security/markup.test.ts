import { expect, test } from 'vitest';
import { sourcesOf } from '#test/sources.ts';

const sources = sourcesOf(['web']);

/** Shows a letter as it will arrive: in a frame without scripts. */
const frame = 'src/core/mail/web/template/letter-frame.tsx';

test('no screen sets anything as HTML; a letter is shown in a frame of its own', () => {
  expect(sources.length).toBeGreaterThan(300);
  const sets =
    /dangerouslySetInnerHTML|srcDoc|(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/;
  const found = sources.filter(({ text }) => sets.test(text)).map(({ path }) => path);
  expect(found).toEqual([frame]);
  expect(sources.find(({ path }) => path === frame)?.text).toMatch(/sandbox="(?!.*allow-scripts)/);
});
