import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { useT } from './texts.tsx';
import { toast } from './toast-store.ts';

/** A part of a control, and how to have it. */
export type OnDemand<Props> = {
  part?: ComponentType<Props>;
  load: () => Promise<void>;
};

/** What every part that opens is given. */
export type Floating = {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** A part that is loaded when it is first needed: what floats weighs more than the screens below it. */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const wanted: OnDemand<Props> = {
    load: async () => {
      wanted.part ??= await load();
    },
  };
  return wanted;
}

/**
 * A button and what it opens: `Part`, once it is open and loaded. A part that cannot be loaded
 * leaves the screen as it is, as something may have been typed there; the next press tries again.
 */
export function useOpener<Props>(wanted: OnDemand<Props>) {
  const { t } = useT();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [, setLoaded] = useState(false);

  async function press() {
    // Safari gives a pressed button no focus, but what opens gives the focus back to where it was.
    trigger.current?.focus();
    setOpen(true);
    try {
      await wanted.load();
      setLoaded(true);
    } catch (error) {
      console.warn('A part of a control could not be loaded', error);
      setOpen(false);
      toast.error(t('common.somethingWentWrong'), t('common.tryAgain'));
    }
  }
  const prepare = () => void wanted.load().catch(() => {});
  return {
    Part: open ? wanted.part : undefined,
    open,
    press,
    floating: { trigger, onClose: () => setOpen(false) } satisfies Floating,
    button: {
      ref: trigger,
      'aria-expanded': open,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => void press(),
    },
  };
}
