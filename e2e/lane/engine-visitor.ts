import { patience } from './browser.ts';
import type { Send } from './webdriver.ts';

export type EngineVisitor = ReturnType<typeof engineVisitor>;

/** Somebody who visits pages in another engine. Whatever they look for may still be on its way. */
export function engineVisitor(send: Send) {
  const run = (script: string, ...args: unknown[]) => send('run', { script, args } as object);
  const find = async (using: 'css selector' | 'xpath', value: string) =>
    Object.values((await send('find', { using, value } as object)) as object)[0] as string;
  const click = (using: 'css selector' | 'xpath', value: string) =>
    until(async () => {
      // A driver presses where the element was: one that moves away is not under the pointer any more.
      if (await run(isMoving)) throw new Error('something moves');
      const id = await find(using, value);
      await run(notePress, { [elementKey]: id });
      await send('click', { id });
      if ((await run('return window.wasPressed')) === false) throw new Error(`${value} moved away`);
    });
  return {
    open: (url: string) => send('open', { url } as object),
    run,
    /** Clicks what has that selector. */
    click: (selector: string) => click('css selector', selector),
    /** Clicks the button or link of that name. */
    press: (name: string) => click('xpath', `(//button | //a)[${isNamed(name)}]`),
    type: (selector: string, text: string) =>
      until(async () => {
        const id = await find('css selector', selector);
        await send('clear', { id });
        await send('type', { id, text } as object);
      }),
    /** Presses a key wherever the focus is. */
    key: (value: string) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      return send('press', { actions: [{ type: 'key', id: 'keys', actions }] } as object);
    },
    sees: (text: string) =>
      until(async () => {
        const shown = String(await run('return document.body.innerText'));
        if (!shown.replaceAll(nbsp, ' ').includes(text))
          throw new Error(`"${text}" is not among: ${shown}`);
      }),
  };
}

const isMoving = `return document.getAnimations().some(
  ({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().iterations !== Infinity)`;

/** How WebDriver names an element that it is given, or gives. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const notePress = `const [wanted] = arguments;
  window.wasPressed = false;
  addEventListener('click', ({ target }) => { window.wasPressed = wanted.contains(target) },
    { capture: true, once: true })`;

const nbsp = '\u00a0';

/** In XPath: its text, label or title, in which some words hold together. */
const isNamed = (name: string): string =>
  ['.', '@aria-label', '@title']
    .map((source) => `normalize-space(translate(${source}, "${nbsp}", " "))="${name}"`)
    .join(' or ');

async function until<R>(attempt: () => Promise<R>): Promise<R> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
