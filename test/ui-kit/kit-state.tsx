import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { copyLooks, lookAs } from './look-as.ts';
import { sampleIn } from './sample.ts';
import { useWords, type Words } from './words.ts';

export type StateName =
  | 'rest'
  | 'hover'
  | 'focus'
  | 'chosen'
  | 'filled'
  | 'required'
  | 'error'
  | 'disabled'
  | 'loading'
  | 'empty'
  | 'long'
  | 'open'
  | 'icon'
  | 'note'
  | 'warning';

/** What a control is drawn with: the reader's language, and invented people in it. */
type Kit = Texts & { words: Words } & ReturnType<typeof sampleIn> & ReturnType<typeof fieldIn>;
/** The states of a control in their order, and what is drawn in each. */
type States = Partial<Record<StateName, ReactNode>>;
/** The controls of a group under the names by which screens import them. */
export type Controls = Record<string, (kit: Kit) => States>;

/** The same in several states. */
export const inEach = (
  states: readonly StateName[],
  draw: (state: StateName) => ReactNode,
): States => Object.fromEntries(states.map((state) => [state, draw(state)]));

export const isEmpty = (state: StateName) => ['empty', 'required', 'error'].includes(state);

/** What every field takes in a state. */
const fieldIn = ({ t }: Texts) => ({
  fieldIn: (state: StateName) => ({
    required: state === 'required',
    error: state === 'error' ? t('validation.required') : undefined,
    disabled: state === 'disabled',
  }),
});

/** Holds the value of what is drawn. */
export function Held<V>(props: {
  start: V;
  children: (value: V, set: (value: V) => void) => ReactNode;
}) {
  const [value, set] = useState(props.start);
  return props.children(value, set);
}

/** A control in all its states, and what each is called. */
export function KitStates({ of, wide }: { of: Controls[string]; wide: boolean }) {
  const texts = useT();
  const words = useWords();
  useEffect(copyLooks, []);
  const states = of({ ...texts, words, ...sampleIn(texts.locale), ...fieldIn(texts) });
  return (Object.entries(states) as [StateName, ReactNode][]).map(([state, drawn]) => (
    <figure key={state} className={classNames('kit-state', wide && 'kit-state-wide')}>
      <Hint as="p">
        <span>{words.state[state]}</span>
      </Hint>
      <div className={state === 'hover' || state === 'focus' ? lookAs[state] : undefined}>
        {drawn}
      </div>
    </figure>
  ));
}
