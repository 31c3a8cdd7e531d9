import { type ReactNode, useEffect } from 'react';
import { classNames } from '#web/platform/ui/base/class-names.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Hint } from '#web/platform/ui/show/text.tsx';
import { copyLooks, lookAs } from './look-as.ts';

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

type KitStateProps = {
  of: StateName;
  /** Takes the whole width. */
  wide?: boolean;
  children: ReactNode;
};

/** A control in one state, and what the state is called. */
export function KitState({ of, wide, children }: KitStateProps) {
  const { t } = useT();
  useEffect(copyLooks, []);
  return (
    <figure className={classNames('kit-state', wide && 'kit-state-wide')}>
      <Hint as="p">
        <span>{t(`uiKit.state.${of}`)}</span>
      </Hint>
      <div className={of === 'hover' || of === 'focus' ? lookAs[of] : undefined}>{children}</div>
    </figure>
  );
}

/** The same part in several states. */
export function KitStates(props: {
  of: readonly StateName[];
  children: (state: StateName) => ReactNode;
}) {
  return props.of.map((state) => (
    <KitState key={state} of={state}>
      {props.children(state)}
    </KitState>
  ));
}
