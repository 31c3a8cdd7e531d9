import { Link, useLocation } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useId } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useFold } from './folds.ts';
import {
  answeringPath,
  entryAt,
  type MenuLine,
  type MenuPage,
  type MenuText,
  visibleMenu,
} from './menu.ts';

const OpenCount = part(() => import('./open-count.tsx'), 'OpenCount');

/** Up to so many pages nothing is folded at first (rule 63b). */
const few = 9;

/** What the person may open, in groups and lines that fold. Exit stays in view below them. */
export function Navigation({ onExit, onGo }: { onExit: () => void; onGo?: () => void }) {
  const { t } = useT();
  const groups = visibleMenu(useCan());
  const current = useLocation({ select: ({ pathname }) => entryAt(pathname)?.path });
  const pages = groups.flatMap(({ lines }) => lines.flatMap((line) => line.pages));
  const isShort = pages.length <= few;
  return (
    <nav className="shell-menu" aria-label={t('menu.label')}>
      <div className="shell-groups">
        {groups.map(({ label, lines, isFolded }) => {
          const isHere = lines.some((line) => line.pages.some(({ path }) => path === current));
          const entries = lines.map((line) => (
            <Line key={line.label} {...{ line, isShort, current, onGo }} />
          ));
          if (lines.length === 1)
            return (
              <ul key={label} className="shell-entries">
                {entries}
              </ul>
            );
          return (
            <Group
              key={label}
              label={label}
              isOpenFirst={isShort || !isFolded}
              here={isHere ? current : undefined}
            >
              {entries}
            </Group>
          );
        })}
      </div>
      <div className="shell-menu-end">
        <button type="button" className="shell-entry shell-exit" onClick={onExit}>
          <LogOut aria-hidden="true" />
          {t('shell.exit')}
        </button>
        <Link to="/legal/terms" className="shell-legal">
          {t('auth.terms')}
        </Link>
      </div>
    </nav>
  );
}

interface GroupProps {
  label: MenuText;
  isOpenFirst: boolean;
  here: string | undefined;
  children: ReactNode;
}

function Group({ label, isOpenFirst, here, children }: GroupProps) {
  const { t } = useT();
  const id = useId();
  const [isOpen, turn] = useFold(label, isOpenFirst, here);
  return (
    <div>
      <button
        type="button"
        className="shell-group"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={turn}
      >
        {t(label)}
        <ChevronDown aria-hidden="true" />
      </button>
      <ul id={id} className="shell-entries" aria-label={t(label)} hidden={!isOpen}>
        {children}
      </ul>
    </div>
  );
}

interface LineProps {
  line: MenuLine;
  isShort: boolean;
  current: string | undefined;
  onGo: (() => void) | undefined;
}

/** A page of the menu, and behind it those that belong with it. Folded, it is marked for all of them. */
function Line({ line, isShort, current, onGo }: LineProps) {
  const { t } = useT();
  const id = useId();
  const [first, ...others] = line.pages;
  const folded = line.label === first.label ? others : others.length > 0 ? line.pages : [];
  const [isOpen, turn] = useFold(line.label, isShort);
  const isWithin = folded.some(({ path }) => path === current);
  const name = t(line.label);
  return (
    <li>
      <div className="shell-line">
        <Entry
          page={first}
          mark={first.path === current ? 'page' : isWithin && !isOpen}
          onGo={onGo}
        >
          <line.icon aria-hidden="true" />
          {name}
          {first.path === answeringPath && <OpenCount />}
        </Entry>
        {folded.length > 0 && (
          <button
            type="button"
            className="shell-fold"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('shell.more', { name })}
            onClick={turn}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        )}
      </div>
      {folded.length > 0 && (
        <ul id={id} className="shell-entries shell-folded" aria-label={name} hidden={!isOpen}>
          {folded.map((page) => (
            <li key={page.path}>
              <Entry page={page} mark={page.path === current ? 'page' : undefined} onGo={onGo}>
                {t(page.short ?? page.label)}
              </Entry>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface EntryProps extends Pick<LineProps, 'onGo'> {
  page: MenuPage;
  /** `page`: it is in view. True: one of those folded behind it is. */
  mark: 'page' | boolean | undefined;
  children: ReactNode;
}

function Entry({ page, mark, onGo, children }: EntryProps) {
  if (page.isElsewhere)
    return (
      <a href={page.path} className="shell-entry">
        {children}
      </a>
    );
  return (
    <Link
      to={page.path}
      className="shell-entry"
      aria-current={mark || undefined}
      // Without this, the journal would also be marked on screens whose addresses begin with its own.
      activeOptions={{ exact: true }}
      activeProps={{}}
      onClick={onGo}
    >
      {children}
    </Link>
  );
}
