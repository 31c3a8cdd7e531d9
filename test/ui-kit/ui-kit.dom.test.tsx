import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#test/screen/screen.tsx';
import { type Source, sourcesOf } from '#test/sources.ts';
import { findControls, kitSections } from './kit-sections.ts';
import { ru as words } from './texts/ru.ts';
import { UiKitPage } from './ui-kit-page.tsx';

const sources = sourcesOf(['web'], { ending: /\.tsx$/ });
const isOfControls = ({ path }: Source) => path.startsWith('src/platform/web/ui/');

/** What a screen may draw of src/platform/web/ui. Parts that stand only within other controls are none. */
const screens = sources.filter((one) => !isOfControls(one));
const controls = sources
  .filter((one) => isOfControls(one) && !one.path.startsWith('src/platform/web/ui/base/'))
  .flatMap(({ text }) => [...text.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)])
  .map(([, name = '']) => name)
  .filter((name) => screens.some(({ text }) => new RegExp(`<${name}\\b`).test(text)));

test('every control that a screen may use stands there under its name, and is drawn', () => {
  const named = kitSections.flatMap((section) =>
    section.controls.flatMap(({ name }) => name.split(' ')),
  );
  const drawn = sourcesOf(['test'], { ending: /^test\/ui-kit\/.*\.tsx$/ })
    .map(({ text }) => text)
    .join('\n');
  expect(controls.length).toBeGreaterThan(40);
  expect(controls.filter((name) => !named.includes(name))).toEqual([]);
  expect(controls.filter((name) => !new RegExp(`<${name}\\b`).test(drawn))).toEqual([]);
});

test('the contents lead to each control, and show what is searched for', async () => {
  const { user } = draw(<UiKitPage />);
  const contents = within(await screen.findByRole('navigation', { name: words.contents }));
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
  const found = (sought: string) =>
    findControls(sought, (id) => words.section[id]).flatMap(({ id, controls }) => [
      id,
      ...controls.map(({ name }) => name),
    ]);
  expect(found('drawer ')).toEqual(['cover', 'Drawer']);
  expect(found(words.section.cover)).toEqual(expect.arrayContaining(['cover', 'Menu']));
  expect(found(words.section.cover)).not.toContain('Badge');
  expect(found('zzz')).toEqual([]);
});
