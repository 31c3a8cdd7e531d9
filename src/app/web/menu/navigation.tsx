import { Link, useLocation } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import { Fragment, useId, useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { entryAt, type MenuEntry, type MenuGroup, testingPath, visibleMenu } from './menu.ts';

const OpenCount = part(() => import('./open-count.tsx'), 'OpenCount');
const PlanEntry = part(() => import('./plan-entry.tsx'), 'PlanEntry');

/** What the person may open, in groups that fold and scroll. Exit stays in view below them. */
export function Navigation({ onExit, onGo }: { onExit: () => void; onGo?: () => void }) {
  const { t } = useT();
  const groups = visibleMenu(useCan());
  return (
    <nav className="shell-menu" aria-label={t('menu.label')}>
      <div className="shell-groups">
        {groups.map((group) => (
          <Group key={group.label} {...group} onGo={onGo} />
        ))}
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

type GroupProps = {
  label: MenuGroup['label'];
  entries: readonly MenuEntry[];
  onGo: (() => void) | undefined;
};

function Group({ label, entries, onGo }: GroupProps) {
  const { t } = useT();
  const id = useId();
  const [open, setOpen] = useState(true);
  const current = useLocation({ select: ({ pathname }) => entryAt(pathname)?.path });
  return (
    <div>
      <button
        type="button"
        className="shell-group"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(label)}
        <ChevronDown aria-hidden="true" />
      </button>
      <ul id={id} className="shell-entries" aria-label={t(label)} hidden={!open}>
        {entries.map((entry) => (
          <Fragment key={entry.path}>
            <li>
              <Entry entry={entry} isCurrent={entry.path === current} onGo={onGo} />
            </li>
            {entry.path === '/estimation/reports' && <PlanEntry onGo={onGo} />}
          </Fragment>
        ))}
      </ul>
    </div>
  );
}

type EntryProps = Pick<GroupProps, 'onGo'> & { entry: MenuEntry; isCurrent: boolean };

function Entry({ entry, isCurrent, onGo }: EntryProps) {
  const { t } = useT();
  const { label, path, icon: Icon } = entry;
  const named = (
    <>
      <Icon aria-hidden="true" />
      {t(label)}
    </>
  );
  if ('isElsewhere' in entry)
    return (
      <a href={path} className="shell-entry">
        {named}
      </a>
    );
  return (
    <Link
      to={entry.path}
      className="shell-entry"
      aria-current={isCurrent ? 'page' : undefined}
      // Without this, the journal would also be marked on screens whose addresses begin with its own.
      activeOptions={{ exact: true }}
      activeProps={{}}
      onClick={onGo}
    >
      {named}
      {path === testingPath && <OpenCount />}
    </Link>
  );
}
