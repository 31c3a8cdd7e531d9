import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { entryAt, visibleMenu } from './menu.ts';
import './pages-beside.css';

/** A page with the others of its line: over it, or as a list at its side where there is room. */
export function PagesBeside({ children }: { children: ReactNode }) {
  const { t } = useT();
  const can = useCan();
  const current = useLocation({ select: ({ pathname }) => entryAt(pathname)?.path });
  const line = visibleMenu(can)
    .flatMap(({ lines }) => lines)
    .find(({ pages }) => pages.length > 1 && pages.some(({ path }) => path === current));
  return (
    <div className={classNames(line && 'shell-pages', line?.isList && 'shell-pages-list')}>
      {line && (
        <nav aria-label={t(line.label)}>
          {line.pages.map(
            ({ path, label, short, isElsewhere }) =>
              !isElsewhere && (
                <Link
                  key={path}
                  ref={path === current ? bringIntoView : undefined}
                  to={path}
                  aria-current={path === current ? 'page' : undefined}
                  activeOptions={{ exact: true }}
                  activeProps={{}}
                  // Chromium leaves one alone that begins right at the edge.
                  onFocus={({ currentTarget }) => bringIntoView(currentTarget)}
                >
                  {t(short ?? label)}
                </Link>
              ),
          )}
        </nav>
      )}
      <div>{children}</div>
    </div>
  );
}

/** On a phone the links may be wider than the screen together. */
const bringIntoView = (link: HTMLElement | null) =>
  link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
