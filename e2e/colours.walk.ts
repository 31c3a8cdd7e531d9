import { expect, it } from 'vitest';
import { startBrowser } from './lane/browser.ts';
import { judgeColours } from './tour/axe.ts';

/** Colours are judged once for each kind of text (`tour/axe.ts`), and what is wrong is found all the same. */
const walker = startBrowser();

it('finds pale texts each time, also where the same text was right in another colour or on another ground', async () => {
  const page = await walker.open();
  await page.setContent(`<html lang="en"><title>Colours</title>
    <main><section><p style="color: #222">Words</p></section><button disabled style="color: #bbb">Go</button></main>`);
  const wrong = async () => (await judgeColours(page)).flatMap(({ targets }) => targets);
  const paint = (selector: string, css: string) =>
    page.locator(selector).evaluate((element, text) => element.setAttribute('style', text), css);
  const twice = async () => [await wrong(), await wrong()];
  expect(await twice()).toEqual([[], []]);
  await paint('p', 'color: #bbb');
  expect(await twice()).toEqual([['p'], ['p']]);
  await paint('p', 'color: #222');
  expect(await wrong()).toEqual([]);
  await paint('section', 'background: #333');
  expect(await twice()).toEqual([['p'], ['p']]);
  await page.locator('button').evaluate((element) => element.removeAttribute('disabled'));
  expect(await wrong()).toEqual(['p', 'button']);
});
