import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import '#platform/web/ui/base/sideways.css';
import './tabs.css';
import { Count } from '#platform/web/ui/show/count.tsx';

export type Tab<V extends string> = { id: V; label: string; count?: number | undefined };

export type TabsProps<V extends string> = {
  /** Spoken by screen readers. */
  label: string;
  tabs: readonly Tab<V>[];
  /** Undefined while it is not known. */
  selected: V | undefined;
  onSelect: (id: V) => void;
  /** What surrounds it takes care of the space below. */
  flush?: boolean | undefined;
  /** What the selected tab shows. */
  children: ReactNode;
};

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, tabs, selected, onSelect, flush, children } = props;
  const id = useId();
  const strip = useSelectedInView(selected);
  function press(event: KeyboardEvent<HTMLElement>) {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[steps[event.key]?.(index, tabs.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  }
  return (
    <>
      <div
        ref={strip}
        className={classNames('ui-tabs ui-sideways', flush && 'ui-tabs-flush')}
        role="tablist"
        aria-label={label}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === (selected ?? tabs[0]?.id) ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={press}
          >
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={selected && `${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}

/** On a phone the tabs may be wider than the screen: scrolls the selected one to the middle. */
function useSelectedInView(selected: string | undefined) {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is found by its attribute.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!strip.current || !tab) return;
    const { offsetLeft, clientWidth } = strip.current;
    strip.current.scrollLeft = tab.offsetLeft - offsetLeft - (clientWidth - tab.offsetWidth) / 2;
  }, [selected]);
  return strip;
}
