import CalendarClock from 'lucide-react/icons/calendar-clock';
import Send from 'lucide-react/icons/send';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { useNight, useSendingTime, useToday } from '#core/account/web/session/today.ts';
import { pickedRoles, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { HeldAnswer } from '#core/questionary/contract/questionary-change.ts';
import { hasSelf } from '#core/questionary/web/form-rules.ts';
import { GroupPreviews } from '#core/questionary/web/group-preview.tsx';
import { useStatusUpdate } from '#core/questionary/web/queries.ts';
import { ShortPeriod } from '#core/questionary/web/short-period.tsx';
import { addDays, daysBetween } from '#platform/contract/rules/days.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

const LoadView = part(() => import('#core/questionary/web/load-view.tsx'), 'LoadView', 'load');

export interface QuestionaryDialogProps {
  questionary: QuestionaryDetail;
  open: boolean;
  onClose: () => void;
}

type Notices = QuestionaryDetail['workErrorList'];

/** What can no longer be changed once work has begun, and what still prevents that. */
export function CreatedWarning({ questionary }: { questionary: QuestionaryDetail }) {
  const { t } = useT();
  return (
    <InfoBlock tone="warning" title={t('questionaryDetail.createdWarning')}>
      <p>{t('questionaryDetail.createdWarningText')}</p>
      {questionary.workErrorList.length > 0 && (
        <div id="work-errors">
          <p className="q-detail-why">{t('questionaryDetail.cannotWork')}</p>
          <NoticeList notices={questionary.workErrorList} />
        </div>
      )}
    </InfoBlock>
  );
}

function NoticeList({ notices }: { notices: Notices }) {
  return (
    <ul>
      {notices.map(({ path, message }) => (
        <li key={`${path} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}

/** Where nothing but raters who can't be asked now prevents it, the ways that are left (rule 26c). */
export function WorkButton({ questionary }: { questionary: QuestionaryDetail }) {
  const texts = useT();
  const { t } = texts;
  const [asked, setAsked] = useState<HeldAnswer | 'now' | null>(null);
  const { held, workErrorList } = questionary;
  const forbidden = workErrorList.length > 0;
  const { beginOn = null, mayLeaveOut = false } = held ?? {};
  return (
    <>
      {beginOn && (
        <Button icon={<CalendarClock />} onClick={() => setAsked('later')}>
          {t('questionaryDetail.workOn', { date: formatDay(beginOn, texts) })}
        </Button>
      )}
      {mayLeaveOut && (
        <Button icon={<UserMinus />} onClick={() => setAsked('leaveOut')}>
          {t('questionaryDetail.workWithoutThem')}
        </Button>
      )}
      <Button
        variant="primary"
        icon={<Send />}
        disabled={forbidden}
        aria-describedby={forbidden ? 'work-errors' : undefined}
        onClick={() => setAsked('now')}
      >
        {t('questionaryDetail.toWork')}
      </Button>
      <WorkDialog
        questionary={questionary}
        {...(asked && asked !== 'now' && { held: asked })}
        open={asked !== null}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** The days on which it would be in work: with as many as before, where it begins later. */
function daysOf({ dateStart, dateEnd, held }: QuestionaryDetail, answer: HeldAnswer | undefined) {
  const first = answer === 'later' ? held?.beginOn : null;
  if (!first) return { dateStart, dateEnd };
  return { dateStart: first, dateEnd: addDays(dateEnd, daysBetween(dateStart, first)) };
}

/** Says what going to work means and asks for confirmation (rules 16 and 26). */
export function WorkDialog({
  questionary,
  held,
  open,
  onClose,
}: QuestionaryDialogProps & { held?: HeldAnswer }) {
  const texts = useT();
  const { t } = texts;
  const update = useStatusUpdate();
  const { id, version, workWarningList, workErrorList, load } = questionary;
  const { dateStart, dateEnd } = daysOf(questionary, held);
  const today = useToday();
  const hour = useSendingTime();
  const night = useNight(dateEnd)?.until;
  const letterDay = dateStart > today ? dateStart : night;
  const without = useEmptyRoles(questionary);
  const dropped = held === 'leaveOut' ? (questionary.held?.droppedCount ?? 0) : 0;
  return (
    <ConfirmDialog
      open={open}
      title={t('questionaryDetail.workTitle')}
      text={
        <div className="q-detail-work">
          <p>
            <Asked questionary={questionary} dropped={dropped} />{' '}
            {letterDay
              ? t('questionaryDetail.workLater', { date: formatDay(letterDay, texts), hour })
              : t('questionaryDetail.workNow')}{' '}
            {dateEnd === today
              ? t('questionaryDetail.workOneDay')
              : t('questionaryDetail.workUntil', { date: formatDay(dateEnd, texts) })}
          </p>
          <ShortPeriod dateStart={dateStart} dateEnd={dateEnd} />
          {held === 'leaveOut' && (
            <InfoBlock tone="warning" title={t('questionaryDetail.workLeavesOut')}>
              <NoticeList notices={workErrorList} />
            </InfoBlock>
          )}
          {without && <p>{t('questionaryDetail.workWithout', { roles: without })}</p>}
          <p>{t('questionaryDetail.workFrozen')}</p>
          {load && <LoadView load={load} />}
          <GroupPreviews previews={questionary.groupPreviewList} />
          {workWarningList.length > 0 && (
            <InfoBlock tone="warning" title={t('questionaryDetail.workWarnings')}>
              <NoticeList notices={workWarningList} />
            </InfoBlock>
          )}
        </div>
      }
      confirmLabel={t('questionaryDetail.workConfirm')}
      pending={update.isPending}
      onClose={onClose}
      onConfirm={() =>
        update.mutate(
          { body: { id, version, status: 'inwork', ...(held && { held }) } },
          { onSettled: onClose },
        )
      }
    />
  );
}

/** Counts as the panel does: those who were chosen, and separately those who assess themselves. */
function Asked({
  questionary,
  dropped,
}: Pick<QuestionaryDialogProps, 'questionary'> & { dropped: number }) {
  const { t } = useT();
  const { method, participantList, employeeList } = questionary;
  const count = participantList.filter(({ type }) => type !== 'employee').length - dropped;
  return hasSelf(method)
    ? t('questionaryDetail.workPeopleAndSelf', { count, selves: employeeList.length })
    : t('questionaryDetail.workPeople', { count });
}

/** The method's roles that nobody was chosen for, in words; undefined when every role has somebody. */
function useEmptyRoles({ method, participantList }: QuestionaryDetail): string | undefined {
  const { t, locale } = useT();
  const names = pickedRoles(method)
    .filter((role) => participantList.every(({ type }) => type !== role))
    .map((role) => t(`reviewerRoles.${role}`).toLocaleLowerCase(locale));
  return names.join(', ') || undefined;
}
