import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
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
 * The part, once it is open and loaded. One that cannot be loaded closes again and leaves the
 * screen as it is, as something may have been typed there; the next opening tries again.
 */
export function usePart<Props>(
  wanted: OnDemand<Props>,
  open: boolean,
  onClose: () => void,
): ComponentType<Props> | undefined {
  const { t } = useT();
  const [, setLoaded] = useState(false);
  const failed = useEffectEvent((error: unknown) => {
    console.warn('A part of a control could not be loaded', error);
    onClose();
    toast.error(t('common.somethingWentWrong'), t('common.tryAgain'));
  });
  useEffect(() => {
    if (open && !wanted.part) wanted.load().then(() => setLoaded(true), failed);
  }, [open, wanted]);
  return open ? wanted.part : undefined;
}

/** A button and what it opens. */
export function useOpener<Props>(wanted: OnDemand<Props>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const Part = usePart(wanted, open, onClose);
  function press() {
    // Safari gives a pressed button no focus, but what opens gives the focus back to where it was.
    trigger.current?.focus();
    setOpen(true);
  }
  const prepare = () => void wanted.load().catch(() => {});
  return {
    Part,
    open,
    press,
    floating: { trigger, onClose } satisfies Floating,
    button: {
      ref: trigger,
      'aria-expanded': open,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: press,
    },
  };
}
