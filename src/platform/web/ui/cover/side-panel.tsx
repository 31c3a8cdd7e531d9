import X from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import './modal.css';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';

export type SidePanelProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Buttons beside the cross. */
  actions?: ReactNode;
  /** Replaces another panel, so it does not slide in. */
  still?: boolean | undefined;
};

/**
 * 480 px wide at the right of the page, which stays usable. On phones it fills the screen and keeps
 * the focus inside. It is one element in both cases, so that turning the phone loses nothing typed.
 */
export function SidePanel(props: SidePanelProps) {
  return props.open ? <OpenPanel {...props} /> : null;
}

function OpenPanel({ onClose, title, children, footer, actions, still }: SidePanelProps) {
  const { t } = useT();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const mobile = useDevice() === 'mobile';
  useOnTop(panel);
  useFocusInside(panel);
  useEscape(panel, onClose);
  return (
    <section
      ref={panel}
      className={classNames('ui-side-panel ui-dialog', !still && 'ui-side-panel-new')}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={(event) => mobile && keepFocus(event, panel.current)}
      {...(mobile ? { role: 'dialog', 'aria-modal': true } : {})}
    >
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
        <IconButton label={t('common.close')} icon={<X />} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a link inside it could not be scrolled by key. */}
      <div className="ui-dialog-body" tabIndex={0}>
        {children}
      </div>
      {footer && <footer>{footer}</footer>}
    </section>
  );
}

/** The open panels, the topmost last. */
const stack: HTMLElement[] = [];

/** While a panel lies over others, the others are inert: hidden, unreachable and silent. */
function useOnTop(panel: { readonly current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const rest = () => {
      for (const one of stack) one.inert = one !== stack.at(-1);
    };
    stack.push(element);
    rest();
    return () => {
      stack.splice(stack.indexOf(element), 1);
      rest();
    };
  }, [panel]);
}

/** What had the focus before the first panel, for when one takes the place of another. */
let opener: Element | null;

/** Noted while it is drawn: a field of it may have the focus right after. */
function noteFocus(): Element | null {
  const active = document.activeElement;
  if (!active?.closest('.ui-side-panel')) opener = active;
  return active;
}

/** Takes the focus on opening. Returns it on closing, if it is still inside then. */
function useFocusInside(panel: { readonly current: HTMLElement | null }) {
  const [before] = useState(noteFocus);
  useEffect(() => {
    const element = panel.current;
    if (!element?.contains(document.activeElement)) element?.focus();
    return () => {
      const { activeElement: active, body } = document;
      const back = before?.isConnected ? before : opener;
      if ((element?.contains(active) || active === body) && back instanceof HTMLElement)
        back.focus();
    };
  }, [panel, before]);
}

/** Esc closes the topmost panel from anywhere, unless a calendar, menu or modal above handles it. */
function useEscape(panel: { readonly current: HTMLElement | null }, onClose: () => void) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('.ui-overlay, .ui-popover') || panel.current !== stack.at(-1))
        return;
      latest.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [panel]);
}

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

function keepFocus(event: KeyboardEvent, panel: HTMLElement | null) {
  if (event.key !== 'Tab' || !panel?.contains(event.target as Node)) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(isInSight);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from && event.target !== panel) return;
  if (event.target === panel && !event.shiftKey) return;
  event.preventDefault();
  to?.focus();
}

/** Takes room on the page; `checkVisibility` is younger than the oldest browsers we serve. */
const isInSight = (stop: HTMLElement): boolean => stop.getClientRects().length > 0;
