import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import type { FirstDay } from '#core/questionary/contract/first-day.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import type { T } from '#platform/texts/t.ts';
import { openBeside } from '#platform/web/shared/beside.ts';
import { settingUp } from '#platform/web/shared/setting-up.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { StepMark } from '#platform/web/ui/show/step-mark.tsx';
import { CompanyClock } from './company-clock.tsx';
import './first-day.css';

/** The steps in order, and who may take each. */
const steps = {
  people: settingUp.import,
  competences: settingUp.library,
  assessment: 'questionary_questionary_create',
} as const satisfies Record<string, Permission>;
type Step = keyof typeof steps;
const stepNames = Object.keys(steps) as Step[];

/**
 * Which steps are done. One employee is the person who began, so it takes a second. The last one is done
 * when a questionary is in work, and then the guide is gone (rule 89).
 */
const isDone = ({ employeeCount, competenceCount }: FirstDay): Record<Step, boolean> => ({
  people: employeeCount > 1,
  competences: competenceCount > 0,
  assessment: false,
});

/** The step to take next. */
const nextStep = (day: FirstDay): Step | undefined => stepNames.find((step) => !isDone(day)[step]);

export interface StepListProps {
  day: FirstDay;
  draftCount: number;
  /** The draft to go on with. */
  draftId: string | undefined;
  onOpen: (id: string) => void;
  onCreate: () => void;
  /** This and the next are undefined for those who may not do it. */
  onCreateMany: (() => void) | undefined;
  onCreateCycle: (() => void) | undefined;
}

/** People, competencies, the first assessment: what is there of each, and one button to go on. */
export function StepList({ day, ...props }: StepListProps) {
  const { t } = useT();
  const can = useCan();
  const done = isDone(day);
  const next = nextStep(day);
  const states = useStates(day, props.draftCount);
  const actions = useActions({ ...props, cycle: day.cycle });
  return (
    <Card as="section" className="first-day" aria-labelledby="first-day-title">
      <h2 id="first-day-title">{t('firstDay.title')}</h2>
      <p className="first-day-text">{t('firstDay.lead')}</p>
      {day.unsettledZone && <CompanyClock zone={day.unsettledZone} />}
      <ol className="first-day-steps">
        {stepNames.map((step, at) => (
          <li key={step} className="first-day-step">
            <StepMark number={at + 1} done={done[step]} />
            <div className="first-day-body">
              <div className="first-day-what">
                <h3>
                  {t(`firstDay.${step}.title`)}
                  {done[step] && <VisuallyHidden>, {t('firstDay.done')}</VisuallyHidden>}
                </h3>
                <p className="first-day-text">{states[step] ?? t(`firstDay.${step}.text`)}</p>
              </div>
              <div className="first-day-action">
                {can(steps[step]) ? (
                  actions[step](step === next)
                ) : (
                  <p className="first-day-text">{t('firstDay.whoCan')}</p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What is there, in words; undefined where there is nothing yet. */
function useStates(day: FirstDay, draftCount: number): Record<Step, string | undefined> {
  const { t } = useT();
  const done = isDone(day);
  return {
    people: done.people ? t('firstDay.people.count', { count: day.employeeCount }) : undefined,
    competences: done.competences ? competencesInWords(day, t) : undefined,
    assessment: begunInWords(day, draftCount, t),
  };
}

/** The drafts and the cycle with which somebody has begun. */
function begunInWords({ cycle }: FirstDay, count: number, t: T): string | undefined {
  const drafts = count ? [t('firstDay.assessment.count', { count })] : [];
  const begun = cycle
    ? [t(`firstDay.cycle.${cycle.status === 'created' ? 'draft' : 'begun'}`, { name: cycle.name })]
    : [];
  return [...drafts, ...begun].join('. ') || undefined;
}

function competencesInWords({ competenceCount, libraryCount }: FirstDay, t: T): string {
  const competences = t('firstDay.competences.count', { count: competenceCount });
  if (libraryCount === 0) return competences;
  return libraryCount === competenceCount
    ? t('firstDay.competences.allFromLibrary', { competences })
    : t('firstDay.competences.fromLibrary', { competences, count: libraryCount });
}

/** The buttons. Only that of the next step is prominent. */
function useActions(
  given: Omit<StepListProps, 'day'> & Pick<FirstDay, 'cycle'>,
): Record<Step, (isNext: boolean) => ReactNode> {
  const { t } = useT();
  const { draftId, cycle, onCreateMany, onCreateCycle } = given;
  const button = (label: string, onClick: () => void) => (isNext: boolean) => (
    <Button block variant={isNext ? 'primary' : 'secondary'} onClick={onClick}>
      {label}
    </Button>
  );
  const openCycle = cycle && (
    <Link to="/estimation/cycles/$id" params={{ id: cycle.id }}>
      {t('firstDay.cycle.open')}
    </Link>
  );
  return {
    people: button(t('firstDay.people.action'), () => openBeside('import', {})),
    competences: button(t('firstDay.competences.action'), () => openBeside('library', {})),
    assessment: (isNext) => (
      <>
        {draftId
          ? button(t('firstDay.assessment.open'), () => given.onOpen(draftId))(isNext)
          : onCreateMany && button(t('firstDay.assessment.action'), onCreateMany)(isNext && !cycle)}
        {openCycle}
        {!cycle && onCreateCycle && button(t('firstDay.cycle.action'), onCreateCycle)(false)}
        {!draftId && !cycle && (
          <Button variant="link" onClick={given.onCreate}>
            {t('firstDay.assessment.one')}
          </Button>
        )}
      </>
    ),
  };
}
