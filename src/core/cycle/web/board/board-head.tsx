import { Link } from '@tanstack/react-router';
import Archive from 'lucide-react/icons/archive';
import BellRing from 'lucide-react/icons/bell-ring';
import Copy from 'lucide-react/icons/copy';
import FileDown from 'lucide-react/icons/file-down';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { useId, useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { exportCycle } from '#core/cycle/contract/cycle-file.ts';
import { cycleSubjectPolicy } from '#core/cycle/contract/policy/cycle.ts';
import { SubjectsDialog } from '#core/cycle/web/many/subjects-dialog.tsx';
import { AskedAgain } from '#core/cycle/web/shared/asked-again.tsx';
import { nextStatus } from '#core/cycle/web/stages.ts';
import { TimeLine } from '#core/cycle/web/time-line.tsx';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import { useDownload } from '#platform/web/api/use-download.ts';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Digits, Hint } from '#platform/web/ui/show/text.tsx';
import { ArchiveDialog, DeleteDialog } from './end-dialogs.tsx';
import { useNextCycle } from './use-next-cycle.ts';
import type { Panels } from './use-panels.ts';

interface BoardHeadProps {
  cycle: CycleDetail;
  panels: Panels;
}

/** Name, days, what comes next, and what else may be done with the cycle. */
export function BoardHead({ cycle, panels }: BoardHeadProps) {
  const { t } = useT();
  const { id, name, number, method, status, dateStart, dateEnd, chooseUntil, releaseOn } = cycle;
  return (
    <header className="cycle-head">
      <Link to="/estimation/cycles">{t('cycleBoard.back')}</Link>
      <div className="cycle-head-title">
        <h1>{name}</h1>
        <div className="cycle-head-tools">
          <MainButton cycle={cycle} panels={panels} />
          <CycleMenu key={id} cycle={cycle} panels={panels} />
        </div>
      </div>
      <p className="cycle-head-facts">
        <Digits>{t('cycle.number', { number })}</Digits>
        <MethodBadge method={method} label={t('cycle.method')} />
        <Badge tone={status === 'inwork' || status === 'nominating' ? 'accent' : 'neutral'}>
          {t(`cycle.status.${status}`)}
        </Badge>
        <span>{t('cycle.people.already', { count: cycle.subjectCount })}</span>
      </p>
      <TimeLine days={{ chooseUntil, dateStart, dateEnd, releaseOn }} />
      <AskedAgain cycle={cycle} />
    </header>
  );
}

/** What comes next: to begin, or to open its questionaries; then to remind. */
function MainButton({ cycle, panels }: BoardHeadProps) {
  const { t } = useT();
  const can = useCan();
  const { can: may, id, byCards, stageCounts, subjectCount, awaitedCount } = cycle;
  const next = nextStatus(cycle);
  return (
    <>
      {may.includes('addSubjects') && (
        <Button
          variant={next && subjectCount === 0 ? 'primary' : 'secondary'}
          icon={<UserPlus />}
          onClick={panels.addPeople}
        >
          {t('cycleBoard.addPeople')}
        </Button>
      )}
      {next && subjectCount > 0 && (
        <Button variant="primary" icon={<Send />} onClick={() => panels.ask(true)}>
          {t(`cycle.begin.${next}`)}
        </Button>
      )}
      {byCards && (
        <ButtonLink
          variant={stageCounts.draft > 0 ? 'primary' : 'secondary'}
          to="/estimation/questionary"
          search={{ cycle: [id], ...(stageCounts.draft === 0 && { status: 'inwork' as const }) }}
        >
          {t('cycleBoard.cards')}
        </ButtonLink>
      )}
      {awaitedCount > 0 && can(cycleSubjectPolicy.remind.needs) && <RemindRaters cycle={cycle} />}
    </>
  );
}

/** Where nobody may be reminded today it says why, and can't be pressed. */
function RemindRaters({ cycle }: { cycle: CycleDetail }) {
  const { t } = useT();
  const [asked, setAsked] = useState(false);
  const why = useId();
  const { remindableCount: count, stageCounts } = cycle;
  const isOver = count === 0;
  const close = () => setAsked(false);
  return (
    <>
      <Button
        variant="primary"
        icon={<BellRing />}
        disabled={isOver}
        aria-describedby={isOver ? why : undefined}
        onClick={() => setAsked(true)}
      >
        {isOver ? t('cycleBoard.action.remind') : t('cycleBoard.remind', { count })}
      </Button>
      {isOver && <Hint id={why}>{t('cycleBoard.nobodyToRemind')}</Hint>}
      {asked && (
        <SubjectsDialog
          cycle={cycle}
          action="remind"
          meant={{ search: { stage: ['answering'] }, stageCounts }}
          onClose={close}
          onDone={close}
        />
      )}
    </>
  );
}

const icons = {
  update: <Pencil />,
  duplicate: <Copy />,
  export: <FileDown />,
  archive: <Archive />,
  delete: <Trash2 />,
};
const labels = {
  update: 'common.edit',
  duplicate: 'cycleBoard.duplicate',
  export: 'cycleBoard.export',
  archive: 'cycleBoard.archive',
  delete: 'common.delete',
} as const;
const menuVerbs = Object.keys(labels) as (keyof typeof labels)[];

function CycleMenu({ cycle, panels }: BoardHeadProps) {
  const { t } = useT();
  const next = useNextCycle(cycle.id);
  const file = useDownload(exportCycle, t('cycleBoard.exportFailed'));
  const [asked, setAsked] = useState<'archive' | 'delete'>();
  const close = () => setAsked(undefined);
  const verbs = menuVerbs.filter((verb) => cycle.can.includes(verb));
  if (verbs.length === 0) return null;
  const does = {
    update: () => panels.edit(),
    duplicate: next.make,
    export: () => file.mutate({ params: { id: cycle.id } }),
    archive: () => setAsked('archive'),
    delete: () => setAsked('delete'),
  };
  return (
    <>
      <Menu
        label={t('cycleBoard.menu')}
        disabled={next.isPending || file.isPending}
        items={verbs.map((verb) => ({
          id: verb,
          label: t(labels[verb]),
          icon: icons[verb],
          danger: verb === 'delete',
          onSelect: does[verb],
        }))}
      />
      <ArchiveDialog cycle={cycle} open={asked === 'archive'} onClose={close} />
      <DeleteDialog cycle={cycle} open={asked === 'delete'} onClose={close} />
    </>
  );
}
