import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Preferences } from '#web/app/menu/preferences.tsx';
import { Frame } from './frame.tsx';
import { QueryProvider } from './query-provider.tsx';
import './shell.css';
import { useScreenChange } from './use-screen.ts';

interface Props {
  /** The product's name, and what stands before it. */
  head: ReactNode;
  children: ReactNode;
}

/** Around screens that need no account: their head, with language and theme at its end. */
export function PublicFrame({ head, children }: Props) {
  const main = useRef<HTMLElement>(null);
  useScreenChange(main);
  return (
    <QueryProvider home={false}>
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
