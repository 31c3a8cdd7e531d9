import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw, t } from '#test/screen/screen.tsx';
import { sourcesOf } from '#test/sources.ts';
import { findControls, kitSections } from './kit-sections.ts';
import { UiKitPage } from './ui-kit-page.tsx';

const sources = sourcesOf(['web'], { ending: /\.tsx$/ });
const inRoom = (room: string) => sources.filter(({ path }) => path.startsWith(`src/${room}`));

/** What a screen may draw of src/platform/web/ui. Parts that stand only within other controls are none. */
const screens = sources.filter(({ path }) => !/^src\/(platform\/web\/ui|app\/ui-kit)\//.test(path));
const controls = inRoom('platform/web/ui/')
  .filter(({ path }) => !path.startsWith('src/platform/web/ui/base/'))
  .flatMap(({ text }) => [...text.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)])
  .map(([, name = '']) => name)
  .filter((name) => screens.some(({ text }) => new RegExp(`<${name}\\b`).test(text)));

test('every control that a screen may use stands there under its name, and is drawn', () => {
  const named = kitSections.flatMap((section) =>
    section.controls.flatMap(({ name }) => name.split(' ')),
  );
  const drawn = inRoom('app/ui-kit/web/')
    .map(({ text }) => text)
    .join('\n');
  expect(controls.length).toBeGreaterThan(40);
  expect(controls.filter((name) => !named.includes(name))).toEqual([]);
  expect(controls.filter((name) => !new RegExp(`<${name}\\b`).test(drawn))).toEqual([]);
});

test('the contents lead to each control, and show what is searched for', async () => {
  const { user } = draw(<UiKitPage onLocale={() => {}} theme="White" onTheme={() => {}} />);
  const contents = within(await screen.findByRole('navigation', { name: t('uiKit.contents') }));
  const links = await contents.findAllByRole<HTMLAnchorElement>('link');
  expect(links.length).toBeGreaterThan(50);
  for (const { hash, textContent } of links) {
    expect([hash, document.getElementById(hash.slice(1))?.textContent]).toEqual([
      hash,
      textContent,
    ]);
  }
  await user.click(await contents.findByRole('searchbox'));
  await user.paste('iconb');
  const shown = await screen.findAllByRole('heading', { level: 3 });
  expect(shown.map((one) => one.textContent)).toEqual(['IconButton']);
});

test('a control is found by its name, a group by its title', () => {
  const found = (words: string) =>
    findControls(words, (id) => t(`uiKit.section.${id}`)).flatMap(({ id, controls }) => [
      id,
      ...controls.map(({ name }) => name),
    ]);
  expect(found('drawer ')).toEqual(['cover', 'Drawer']);
  expect(found(t('uiKit.section.cover'))).toEqual(expect.arrayContaining(['cover', 'Menu']));
  expect(found(t('uiKit.section.cover'))).not.toContain('Badge');
  expect(found('zzz')).toEqual([]);
});
