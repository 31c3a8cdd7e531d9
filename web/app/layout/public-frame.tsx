import type { ReactNode, RefObject } from 'react';
import { Preferences } from '#web/app/menu/preferences.tsx';
import { Frame } from './frame.tsx';
import { QueryProvider } from './query-provider.tsx';
import './shell.css';

interface Props {
  main: RefObject<HTMLElement | null>;
  /** The product's name, and what stands before it. */
  head: ReactNode;
  children: ReactNode;
}

/** Around screens that need no account: their head, with language and theme at its end. */
export function PublicFrame({ main, head, children }: Props) {
  return (
    <QueryProvider>
      <Frame
        main={main}
        header={
          <>
            {head}
            <span className="shell-space" />
            <Preferences />
          </>
        }
      >
        {children}
      </Frame>
    </QueryProvider>
  );
}
