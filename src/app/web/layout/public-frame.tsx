import type { ReactNode, RefObject } from 'react';
import { Preferences } from '#app/web/menu/preferences.tsx';
import { part } from '#platform/web/device/part.ts';
import { Frame } from './frame.tsx';
import { QueryProvider } from './query-provider.tsx';
import './shell.css';

const HelpLink = part(() => import('#app/web/menu/help-link.tsx'), 'HelpLink', 'helpLink');

interface Props {
  main: RefObject<HTMLElement | null>;
  /** The product's name, and what stands before it. */
  head: ReactNode;
  /** The path of its route, by which its help is found. */
  path: string;
  children: ReactNode;
}

/** Around screens that need no account: their head, with language, theme and help at its end. */
export function PublicFrame({ main, head, path, children }: Props) {
  return (
    <QueryProvider>
      <Frame
        main={main}
        header={
          <>
            {head}
            <span className="shell-space" />
            <Preferences />
            <span className="shell-tools">
              <HelpLink path={path} />
            </span>
          </>
        }
      >
        {children}
      </Frame>
    </QueryProvider>
  );
}
