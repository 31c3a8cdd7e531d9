import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { session, useCan } from '#core/account/web/session/session.ts';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import type { BoardRow } from '#core/cycle/contract/cycle-subjects.ts';
import type { CycleSubjectVerb } from '#core/cycle/contract/policy/cycle.ts';
import { SubjectsDialog } from '#core/cycle/web/many/subjects-dialog.tsx';
import { usePerson } from '#core/cycle/web/queries.ts';
import { RoleCounts } from '#core/cycle/web/role-counts.tsx';
import { Answered } from '#core/cycle/web/row-words.tsx';
import { positionCalls } from '#core/directory/contract/position.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { openBeside } from '#platform/web/shared/beside.ts';
import { placeLine } from '#platform/web/shared/place-line.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { SidePanel } from '#platform/web/ui/cover/side-panel.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './person.css';
import { PersonSteps } from './person-steps.tsx';

const QuestionsPreview = part(
  () => import('#core/cycle/web/questions-preview.tsx'),
  'QuestionsPreview',
  'answering',
);

interface PersonPanelProps {
  cycle: CycleDetail;
  employeeId: string;
  onClose: () => void;
}

/** One person of a cycle beside its board: how far they are, and what can be done. */
export function PersonPanel({ cycle, employeeId, onClose }: PersonPanelProps) {
  const { t, locale } = useT();
  const query = usePerson(cycle, employeeId);
  const row = query.data?.data[0];
  return (
    <SidePanel
      open
      onClose={onClose}
      title={
        row
          ? fullName(row.employee, locale)
          : t(query.isSuccess ? 'cycleBoard.person.missing' : 'common.loading')
      }
    >
      {row && <Person cycle={cycle} row={row} />}
      {query.isSuccess && !row && <EmptyState title={t('cycleBoard.person.missing')} />}
      {query.isError && !row && (
        <QueryError query={query} title={t('cycleBoard.person.loadFailed')} />
      )}
      {query.isPending && (
        <div className="cycle-panel" aria-busy="true">
          <Skeleton width="60%" />
          <Skeleton height="200px" />
        </div>
      )}
    </SidePanel>
  );
}

interface PersonProps {
  cycle: CycleDetail;
  row: BoardRow;
}

function Person({ cycle, row }: PersonProps) {
  const { t } = useT();
  const { employee, note, questionaryId } = row;
  // Once somebody is at work HR only adds, and to nobody's own list (rule 124a).
  const isAtWork = row.stage === 'answering' && employee.id !== session()?.user.employeeId;
  const [isLooking, setLooking] = useState(false);
  const isAhead = !questionaryId && row.stage !== 'leftOut';
  return (
    <div className="cycle-panel">
      <Hint as="p">{placeLine(employee.position.name, employee.subdivision.name)}</Hint>
      <Problem row={row} />
      {note && (
        <InfoBlock tone="warning" title={t('cycleBoard.person.note')}>
          {note}
        </InfoBlock>
      )}
      <section>
        <h3>{t('cycleBoard.person.steps')}</h3>
        <PersonSteps cycle={cycle} row={row} />
      </section>
      <section>
        <h3>{t('cycleBoard.columns.raters')}</h3>
        <RoleCounts row={row} method={cycle.method} inWords />
        <Answered {...row} />
        {(row.can.includes('fillFromStructure') || isAtWork) && (
          <Link
            to="/estimation/cycles/$cycleId/raters/$employeeId"
            params={{ cycleId: cycle.id, employeeId: employee.id }}
          >
            {t(isAtWork ? 'cycleBoard.person.addRaters' : 'cycleBoard.person.editRaters')}
          </Link>
        )}
        {isAhead && (
          <Button variant="link" onClick={() => setLooking(true)}>
            {t('cycleBoard.preview.open')}
          </Button>
        )}
        {isLooking && (
          <QuestionsPreview
            cycleId={cycle.id}
            employeeId={employee.id}
            onClose={() => setLooking(false)}
          />
        )}
        {questionaryId && (
          <Link to="/estimation/questionary/$id" params={{ id: questionaryId }}>
            {t('cycleBoard.person.questionary')}
          </Link>
        )}
      </section>
      <Actions cycle={cycle} row={row} />
    </div>
  );
}

const titleOf = (stage: BoardRow['stage']) =>
  stage === 'problem' || stage === 'waiting' || stage === 'leftOut' ? stage : 'dropped';

/** Why they did not go to work, or what was left out on the way. */
function Problem({ row: { stage, problemList, isPositionBare, employee } }: { row: BoardRow }) {
  const { t } = useT();
  const mayGive = useCan()(positionCalls.give.access);
  if (problemList.length === 0) return null;
  const title = titleOf(stage);
  return (
    <InfoBlock
      tone={title === 'problem' ? 'danger' : 'warning'}
      title={t(`cycleBoard.person.${title}`)}
      actions={
        isPositionBare &&
        mayGive && (
          <Button onClick={() => openBeside('giveCompetences', { positions: [employee.position] })}>
            {t('cycleBoard.check.fix.give')}
          </Button>
        )
      }
    >
      <ul>
        {problemList.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {title === 'problem' && <p>{t('cycleBoard.person.follows')}</p>}
    </InfoBlock>
  );
}

function Actions({ cycle, row }: PersonProps) {
  const { t } = useT();
  const [asked, setAsked] = useState<CycleSubjectVerb>();
  const close = () => setAsked(undefined);
  if (row.can.length === 0) return null;
  return (
    <fieldset className="cycle-panel-actions">
      <VisuallyHidden as="legend">{t('cycleBoard.person.actions')}</VisuallyHidden>
      {row.can.map((action) => (
        <Button key={action} onClick={() => setAsked(action)}>
          {t(`cycleBoard.action.${action}`)}
        </Button>
      ))}
      {asked && (
        <SubjectsDialog
          cycle={cycle}
          action={asked}
          meant={{ rows: [row] }}
          onClose={close}
          onDone={close}
        />
      )}
    </fieldset>
  );
}
