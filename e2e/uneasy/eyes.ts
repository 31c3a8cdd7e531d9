import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EngineVisitor } from '../lane/engine-visitor.ts';

/** A window with somebody signed in, in whatever engine. */
export interface Eyes {
  open(path: string): Promise<void>;
  /** Runs a function in the page, which gets nothing from around it. */
  run<R, A = undefined>(act: (given: A) => R, given?: A): Promise<R>;
  key(name: Key): Promise<void>;
}

/** Keys by their names, and what WebDriver calls them. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  F2: '\uE032',
} as const;
type Key = keyof typeof keys;

export const eyesOfPage = (page: Page): Eyes => ({
  open: async (path) => {
    await page.goto(path);
  },
  run: (act, given) => page.evaluate(act as never, given) as never,
  key: (name) => page.keyboard.press(name),
});

export const eyesOfEngine = (visitor: EngineVisitor, url: string): Eyes => ({
  open: async (path) => {
    await visitor.open(url + path);
  },
  run: (act, given) => visitor.run(`return (${act})(arguments[0])`, given ?? null) as never,
  key: async (name) => {
    await visitor.key(keys[name]);
  },
});

/** Opens a page and waits until it has come. */
export async function arrive(eyes: Eyes, path: string): Promise<void> {
  await eyes.open(path);
  await expect.poll(() => eyes.run(hasCome), { message: path }).toBe(true);
}

const hasCome = () =>
  document.querySelector('h1, h2') !== null &&
  document.querySelector('main :is(.ui-skeleton, [aria-busy="true"])') === null;

const until = (eyes: Eyes, act: (selector: string) => boolean, selector: string) =>
  expect.poll(() => eyes.run(act, selector), { message: selector }).toBe(true);

/** Presses the first that has this selector, as soon as there is one. */
export const press = (eyes: Eyes, selector: string) =>
  until(
    eyes,
    (wanted) => {
      const found = document.querySelector<HTMLElement>(wanted);
      found?.click();
      return found !== null;
    },
    selector,
  );

/** Puts the focus where Tab would lead sooner or later. */
export const focus = (eyes: Eyes, selector: string) =>
  until(
    eyes,
    (wanted) => {
      const found = document.querySelector<HTMLElement>(wanted);
      found?.focus();
      return found !== null && found === document.activeElement;
    },
    selector,
  );

/** Signs in as a person does. */
export async function enter(visitor: EngineVisitor, url: string, email: string): Promise<void> {
  await visitor.open(url);
  await visitor.type('input[type="email"], input[name="email"]', email);
  await visitor.type('input[type="password"]', 'Demo-360!');
  await visitor.press('Войти');
  await visitor.sees('Перейти к содержанию');
}
