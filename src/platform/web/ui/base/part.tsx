import {
  type ComponentType,
  type ReactNode,
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

/** A part of the program that is loaded when it is first drawn, or before. */
export type Part<Props> = ComponentType<Props & Waiting> & Loadable;

interface Loadable {
  load: () => Promise<void>;
  isLoaded: () => boolean;
}

type Waiting = {
  /** Stands in its place until it is there, or could not be loaded. */
  meanwhile?: ReactNode;
  /** It could not be loaded: closes what was opened. Its own `onClose`, if it has one. */
  onLost?: (() => void) | undefined;
};

export type FileWith<Name extends string> = Record<Name, (props: never) => ReactNode>;
export type PropsOf<Drawn> = Drawn extends (props: infer Props) => ReactNode ? Props : never;

/** Props of every part that opens. */
export type Floating = {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/**
 * The part by its name in its file. Where it can't be loaded it closes and says so: the screen is left
 * alone, as something may have been typed there. Opening it again tries again.
 */
export function partOf<const Name extends string, File extends FileWith<Name>>(
  load: () => Promise<File>,
  name: Name,
): Part<PropsOf<File[Name]>> {
  type Props = PropsOf<File[Name]> & object;
  let Loaded: ComponentType<Props> | undefined;
  const loadable: Loadable = {
    load: async () => {
      Loaded ??= (await patient(mendStyles().then(load)))[name] as unknown as ComponentType<Props>;
    },
    isLoaded: () => Loaded !== undefined,
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once, at the top of a file
  function LoadedPart({ meanwhile, onLost, ...rest }: Props & Waiting) {
    const props = rest as unknown as Props & Partial<Floating>;
    const [isLost, setLost] = useState(false);
    useLoaded(loadable, true, () => {
      setLost(true);
      (onLost ?? props.onClose)?.();
    });
    if (Loaded) return <Loaded {...props} />;
    return isLost ? null : meanwhile;
  }
  return Object.assign(LoadedPart, loadable);
}

/** Loads a part once it is wanted; whether it is there. For what must stay as it is until then. */
export function useLoaded(
  part: Loadable,
  isWanted: boolean,
  onLost: (() => void) | undefined,
): boolean {
  const { t } = useT();
  const [, setLoaded] = useState(false);
  const failed = useEffectEvent((error: unknown) => {
    console.warn('A part of the program could not be loaded', error);
    onLost?.();
    toast.error(t('common.somethingWentWrong'), t('common.tryAgain'));
  });
  const isLoaded = part.isLoaded();
  useEffect(() => {
    if (isWanted && !isLoaded) part.load().then(() => setLoaded(true), failed);
  }, [isWanted, isLoaded, part]);
  return isLoaded;
}

/** Loads a part by the way; whether it is there. Nothing is said where it can't be loaded, as nobody misses it. */
export function useByTheWay({ load, isLoaded }: Loadable): boolean {
  const [isThere, setThere] = useState(isLoaded);
  useEffect(() => {
    load().then(
      () => setThere(true),
      () => {},
    );
  }, [load]);
  return isThere;
}

/** Makes a button load what it opens as soon as somebody is about to press it. */
export function preparing({ load }: Loadable) {
  const prepare = () => void load().catch(() => {});
  return { onPointerEnter: prepare, onFocus: prepare };
}

/** Connects a button with what it opens. */
export function useOpener(part: Loadable) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  function press() {
    // Safari does not focus a pressed button. The part returns the focus on closing, so focus the
    // button first.
    trigger.current?.focus();
    setOpen(true);
  }
  return {
    open,
    press,
    floating: { trigger, onClose } satisfies Floating,
    button: {
      ref: trigger,
      'aria-expanded': open,
      ...preparing(part),
      onClick: press,
    },
  };
}
