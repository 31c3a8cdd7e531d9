import { useState } from 'react';
import { useSession } from '#core/account/web/session/session.ts';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import type {
  FileQuestionary,
  ManyReply,
} from '#core/questionary/contract/questionary-from-file.ts';
import type { LeftOut } from '#core/questionary/contract/rules/load.ts';
import { AtNight } from '#core/questionary/web/at-night.tsx';
import { type HeavyPerson, LoadView } from '#core/questionary/web/load-view.tsx';
import { OutcomeList } from '#core/questionary/web/many/outcome-list.tsx';
import { ShortPeriod } from '#core/questionary/web/short-period.tsx';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { part } from '#platform/web/device/part.ts';
import { Counts } from '#platform/web/shared/file-import/result.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { Pager } from '#platform/web/ui/list/pager.tsx';
import { offsetOf } from '#platform/web/ui/list/pages.ts';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Email } from '#platform/web/ui/show/email.tsx';
import { formatDay, formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { knownOf } from './use-sent-wave.ts';

const RoleOutcomes = part(() => import('#core/questionary/web/group-preview.tsx'), 'RoleOutcomes');
const pageSize = 10;

export interface CardsPreviewProps {
  reply: ManyReply;
  /** What is the same for all. */
  values: Pick<CycleDetail, 'method' | 'isAnonymous' | 'smallGroups' | 'dateStart' | 'dateEnd'>;
  /** Who was taken out again. */
  leftOutList: readonly LeftOut[];
  /** Undefined while the server looks. */
  onLeaveOut: ((leftOutList: readonly LeftOut[]) => void) | undefined;
}

/** How many questionaries would be created, to whom letters would go, warnings, and a list of them. */
export function CardsPreview(props: CardsPreviewProps) {
  const { reply, values, leftOutList, onLeaveOut } = props;
  const texts = useT();
  const { t } = texts;
  const { method, isAnonymous, smallGroups, dateStart, dateEnd } = values;
  const { anonymityThreshold } = useSession().structure.newQuestionary;
  const isKept = keepsAnonymity({ method, isAnonymous, anonymityThreshold });
  const [page, setPage] = useState(1);
  const [heavyId, setHeavyId] = useState<string>();
  const { questionaryList, participantCount, warningList, roleOutcomeList, load } = reply;
  const heavy = load.heaviestList.find(({ id }) => id === heavyId);
  const data = heavy
    ? questionaryList.filter(({ employee }) => heavy.inList.includes(employee.id))
    : questionaryList;
  const title = heavy ? t('load.shown', { name: heavy.name }) : t('fromFile.many.preview');
  const leftOutOf = questionaryList.filter(({ employee }) =>
    leftOutList.some(({ subjectId }) => subjectId === employee.id),
  ).length;
  const takeOut = (subjectId: string, raterId: string) =>
    onLeaveOut?.([...leftOutList, { subjectId, raterId }]);
  const show = (id: string | undefined) => {
    setHeavyId(id);
    setPage(1);
  };
  return (
    <>
      <Counts
        counts={[
          [t('fromFile.many.questionaries'), questionaryList.length],
          [t('fromFile.many.participants'), participantCount],
        ]}
      />
      <Counts
        inWords
        counts={[
          [t('questionaryDetail.method'), method],
          [t('questionaryDetail.dates'), formatPeriod(dateStart, dateEnd, texts)],
          [
            t('questionaryDetail.anonymity'),
            t(isKept ? 'questionary.anonymous' : 'questionary.named'),
          ],
          ...(isKept
            ? ([[t('smallGroups.label'), t(`smallGroups.way.${smallGroups}`)]] as const)
            : []),
        ]}
      />
      <ShortPeriod dateStart={dateStart} dateEnd={dateEnd} />
      <Letters reply={reply} dateEnd={dateEnd} />
      <LoadView load={load}>
        {({ id, name }) => (
          <Button
            variant="link"
            aria-label={t('load.openFor', { name })}
            aria-pressed={id === heavyId}
            onClick={() => show(id)}
          >
            {t('load.open')}
          </Button>
        )}
      </LoadView>
      {leftOutOf > 0 && (
        <p>
          {t('load.takenOut', { count: leftOutOf })}{' '}
          <Button variant="link" disabled={!onLeaveOut} onClick={() => onLeaveOut?.([])}>
            {t('load.putBack')}
          </Button>
        </p>
      )}
      <RoleOutcomes outcomes={roleOutcomeList} />
      {warningList.length > 0 && (
        <InfoBlock tone="warning" title={t('fromFile.many.warnings')}>
          <ul>
            {warningList.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </InfoBlock>
      )}
      <section>
        <h2>{title}</h2>
        {heavy && (
          <Button variant="link" onClick={() => show(undefined)}>
            {t('load.showAll')}
          </Button>
        )}
        <DataTable
          label={title}
          columns={useColumns(heavy, onLeaveOut && takeOut)}
          rows={data.slice(offsetOf(page, pageSize)).slice(0, pageSize)}
          rowKey={({ employee }) => employee.id}
          empty={{ title: t('list.nothingFound') }}
        />
        <Pager label={title} count={data.length} limit={pageSize} page={page} onPage={setPage} />
      </section>
    </>
  );
}

/** What launching them would do, and what can't be launched yet. */
function Letters({ reply, dateEnd }: { reply: ManyReply; dateEnd: string }) {
  const texts = useT();
  const { t } = texts;
  const { questionaryList, inviteeCount } = reply;
  const stay = questionaryList.filter(({ workError }) => workError !== null);
  return (
    <>
      {inviteeCount > 0 && (
        <>
          <p>
            {t('many.invitees', { count: inviteeCount })}{' '}
            {t('questionaryDetail.workUntil', { date: formatDay(dateEnd, texts) })}
          </p>
          <AtNight lastDay={dateEnd} />
          <p>{t('questionaryDetail.workFrozen')}</p>
        </>
      )}
      {stay.length > 0 && (
        <InfoBlock tone="warning" title={t('fromFile.many.staysCreated', { count: stay.length })}>
          <OutcomeList
            outcomes={stay.map(({ employee, workError }) => ({
              id: employee.id,
              number: null,
              error: workError,
            }))}
            known={knownOf(stay, texts.locale)}
          />
        </InfoBlock>
      )}
    </>
  );
}

/** Where somebody's questionaries are shown, they can be taken out of each but their own. */
function useColumns(
  heavy: HeavyPerson | undefined,
  takeOut: ((subjectId: string, raterId: string) => void) | undefined,
): Column<FileQuestionary>[] {
  const { t, locale } = useT();
  return [
    {
      key: 'employee',
      label: t('fromFile.many.subject'),
      cell: ({ employee }) => (
        <span>
          <bdi>{fullName(employee, locale)}</bdi>
          <Muted className="q-file-place">{employee.position}</Muted>
          <Muted className="q-file-place">
            <Email address={employee.email} />
          </Muted>
        </span>
      ),
    },
    {
      key: 'participants',
      label: t('fromFile.many.raters'),
      cell: (row) => (
        <>
          <Roles row={row} />
          {heavy && row.employee.id !== heavy.id && (
            <Button
              variant="link"
              disabled={!takeOut}
              onClick={() => takeOut?.(row.employee.id, heavy.id)}
            >
              {t('load.takeOut', { name: heavy.name })}
            </Button>
          )}
        </>
      ),
    },
    {
      key: 'competencies',
      label: t('fromFile.many.competencies'),
      cell: ({ competenceList }) => (
        <span title={competenceList.map(({ name }) => name).join(', ')}>
          {t('questionary.competencies', { count: competenceList.length })}
        </span>
      ),
    },
  ];
}

/** Roles without people are left out, unless somebody is needed there. */
function Roles({ row }: { row: FileQuestionary }) {
  const { t } = useT();
  const shown = row.participantCountList.filter(({ count, isTooFew }) => count > 0 || isTooFew);
  return (
    <span className="q-file-roles">
      {shown.map(({ type, count, outOf, isTooFew }) => (
        <Badge key={type} tone={isTooFew ? 'danger' : 'neutral'}>
          {t(`reviewerRoles.${type}`)}:{' '}
          {outOf === null ? count : t('questionaryForm.choose.ofAll', { count, total: outOf })}
          {isTooFew && ` (${t('fromFile.many.tooFew')})`}
        </Badge>
      ))}
    </span>
  );
}
