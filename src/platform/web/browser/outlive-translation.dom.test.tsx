import { render, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { Fragment } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outliveTranslation } from './outlive-translation.ts';

let end: () => void;
beforeAll(() => {
  end = outliveTranslation();
});
afterAll(() => end());

interface Shown {
  at: number;
  hint: string;
  isBold: boolean;
  isOver: boolean;
}

/** Texts beside what comes and goes, before and after it, and in turn with it. */
const Screen = ({ at, hint, isBold, isOver }: Shown) => (
  <section>
    <p>
      {isBold && <b>!</b>} Вопрос {at} из 11
      {hint}
    </p>
    {isOver ? 'Готово' : <i>Дальше</i>}
    {hint && `Ошибка: ${hint}`}
    <button type="button">{at}</button>
    {(isOver ? ['Свои', 'Чужие'] : ['Чужие', 'Свои']).map((name) => (
      <Fragment key={name}>
        {name} {at}
      </Fragment>
    ))}
    {isBold && <b>Конец</b>}
  </section>
);

const font = (text: string) => {
  const element = document.createElement('font');
  element.append(document.createElement('font'));
  element.firstElementChild?.append(text);
  return element;
};
const textsOf = (place: Node) => {
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  return texts.filter(({ data, parentNode }) => data.trim() && parentNode?.nodeName !== 'FONT');
};

/** What browsers do with each text: put theirs in its place, or beside it and then take it out; or back again. */
const translators = {
  replaces: (place: Node) =>
    textsOf(place).forEach((text) => void text.replaceWith(font(text.data))),
  besides: (place: Node) => {
    for (const text of textsOf(place)) {
      text.before(font(text.data));
      text.remove();
    }
  },
  undoes: (place: HTMLElement) => {
    for (const element of place.querySelectorAll('font:has(font)')) {
      element.replaceWith(element.textContent ?? '');
    }
  },
  waits: () => {},
};

const shown = fc.record({
  at: fc.integer({ min: 1, max: 3 }),
  hint: fc.constantFrom('', 'Выберите ответ', 'Нет сети'),
  isBold: fc.boolean(),
  isOver: fc.boolean(),
});
const steps = fc.array(fc.tuple(shown, fc.constantFrom('replaces', 'besides', 'undoes', 'waits')), {
  minLength: 2,
  maxLength: 8,
});

test('a translated screen says what it would say untranslated, whatever comes and goes', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const [own, plain] = [render(<p />), render(<p />)];
      for (const [now, translator] of list) {
        own.rerender(<Screen {...now} />);
        plain.rerender(<Screen {...now} />);
        await waitFor(() => expect(own.container.textContent).toBe(plain.container.textContent));
        translators[translator as keyof typeof translators](own.container);
        // It works in a task of its own, at whose end all that watch the page hear of it.
        await Promise.resolve();
      }
      own.unmount();
      plain.unmount();
    }),
    { numRuns: 60 },
  );
});
