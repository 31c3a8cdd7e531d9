import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { mendStyles } from './failed-styles.ts';
import { patient } from './patient.ts';
import { useT } from './texts.tsx';
import { toast } from './toast-store.ts';

/** A part of a control that is loaded when needed. `part` is set once it is loaded. */
export type OnDemand<Props> = {
  part?: ComponentType<Props>;
  load: () => Promise<void>;
};

/** Props of every part that opens. */
export type Floating = {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** A part loaded when it is first needed: floating parts are larger than the screens that open them. */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const wanted: OnDemand<Props> = {
    load: async () => {
      wanted.part ??= await patient(mendStyles().then(load));
    },
  };
  return wanted;
}

/**
 * Returns the part once it is open and loaded. If it can't be loaded, it closes again and leaves
 * the screen alone, as something may have been typed there. Opening it again tries again.
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

/** Makes a button load what it opens as soon as somebody is about to press it. */
export function preparing<Props>(wanted: OnDemand<Props>) {
  const prepare = () => void wanted.load().catch(() => {});
  return { onPointerEnter: prepare, onFocus: prepare };
}

/** Connects a button with what it opens. */
export function useOpener<Props>(wanted: OnDemand<Props>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const Part = usePart(wanted, open, onClose);
  function press() {
    // Safari does not focus a pressed button. The part returns the focus on closing, so focus the
    // button first.
    trigger.current?.focus();
    setOpen(true);
  }
  return {
    Part,
    open,
    press,
    floating: { trigger, onClose } satisfies Floating,
    button: {
      ref: trigger,
      'aria-expanded': open,
      ...preparing(wanted),
      onClick: press,
    },
  };
}
