import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getTasks, type Task } from '#core/cycle/contract/tasks.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import { approvalsAddress, ratersAddress, type Way } from './place.ts';
import './raters.css';

type Props = Way & {
  /** Set on the page of approvals: only tasks that don't stand in its list are shown. */
  besideLists?: boolean;
};

/** What waits for somebody besides answering. Nothing is there where nothing waits. */
export function TasksBlock({ token, besideLists = false }: Props) {
  const texts = useT();
  const { t } = texts;
  const id = useId();
  const query = useQuery(partQuery(getTasks, { token }));
  const tasks = (query.data?.data ?? []).filter((task) => !besideLists || isBeside(task));
  if (query.isError && !query.data) {
    return <QueryError query={query} title={t('raters.tasks.failed')} />;
  }
  if (query.isLoading) return <Settling />;
  if (tasks.length === 0) return null;
  return (
    <Card as="section" className="raters-tasks" aria-labelledby={id}>
      <h2 id={id}>{t('raters.tasks.title')}</h2>
      <ul>
        {tasks.map((task) => (
          <Row
            key={`${task.cycleId} ${task.kind} ${task.employeeId} ${task.questionaryId} ${task.role} ${task.isOwn}`}
            task={task}
            token={token}
          />
        ))}
      </ul>
    </Card>
  );
}

/** One's own report waits for others: there is nothing to do, so it has no button. */
function Row({ task, token }: Way & { task: Task }) {
  const texts = useT();
  const { t } = texts;
  const words = wordsOf(task, texts);
  return (
    <li>
      <div>
        <p>{words}</p>
        <Muted as="p">{noteOf(task, texts)}</Muted>
      </div>
      {task.kind !== 'waits' && (
        <LinkButton
          variant="primary"
          href={addressOf(task, { token })}
          aria-label={`${t('raters.tasks.go')}: ${words}`}
        >
          {t('raters.tasks.go')}
        </LinkButton>
      )}
    </li>
  );
}

/** Choosing one's own raters is a task by itself; the lists of others are one task together. */
const isOwn = ({ kind, isOwn: own }: Task) => kind === 'choose' && own;
/** Raters to be replaced of whom only HR hears: the task leads to the board of the cycle. */
const isForHr = ({ kind, employeeId }: Task) => kind === 'replace' && employeeId === null;
const isBeside = (task: Task) => isOwn(task) || task.kind === 'replace';

function wordsOf(task: Task, { t }: Texts): string {
  const { kind, count, name, role } = task;
  if (isForHr(task)) return t('raters.tasks.replaceFor', { count });
  if (isOwn(task)) return t('raters.tasks.choose');
  if (kind === 'waits' || kind === 'askAgain' || kind === 'changed') {
    return t(`raters.tasks.${kind}`);
  }
  if (kind === 'replace') {
    return t(`raters.tasks.replace.${role ?? 'colleague'}`, { name: name ?? '' });
  }
  if (kind === 'plan') return planWordsOf(task, { t });
  if (kind === 'wish') return t('raters.tasks.wish', { count });
  if (kind === 'release' && name) return t('raters.tasks.shareOf', { name });
  const said = { choose: 'chooseFor', approve: 'approve', release: 'release' } as const;
  return t(`raters.tasks.${said[kind]}`, { count });
}

function planWordsOf({ isOwn: own, count, name }: Task, { t }: Pick<Texts, 't'>): string {
  if (own)
    return count > 0 ? t('raters.tasks.plan.steps', { count }) : t('raters.tasks.plan.begin');
  return name ? t('raters.tasks.plan.of', { name }) : t('raters.tasks.plan.others', { count });
}

function noteOf({ kind, title, until, name }: Task, texts: Texts): string {
  if (kind === 'wish') return name ?? '';
  if (kind === 'plan') {
    if (!until) return texts.t('raters.tasks.plan.beginNote');
    return texts.t('raters.tasks.plan.nearest', { date: formatDay(until, texts) });
  }
  if (!until) return title;
  if (kind === 'askAgain') return texts.t('raters.tasks.askBy', { date: formatDay(until, texts) });
  const said = kind === 'waits' || kind === 'release' ? 'opensBy' : 'until';
  return texts.t(`raters.tasks.${said}`, { title, date: formatDay(until, texts) });
}

/** A plan begins in the report that it follows. */
const planAddressOf = (task: Task): string => {
  const { isOwn: own, planId, questionaryId } = task;
  if (own) return questionaryId ? reportAddressOf(task) : '/estimation/plan';
  return planId ? `/estimation/plan?plan=${planId}` : '/structure/team';
};

const reportAddressOf = ({ questionaryId, employeeId }: Task): string =>
  questionaryId && employeeId
    ? `/estimation/reports?${new URLSearchParams({ questionary: questionaryId, employee: employeeId })}`
    : '/estimation/reports';

function addressOf(task: Task, way: Way): string {
  const { kind, cycleId, employeeId } = task;
  if (kind === 'release' || kind === 'askAgain' || kind === 'changed') return reportAddressOf(task);
  if (kind === 'plan') return planAddressOf(task);
  if (kind === 'wish') return '/estimation/dictionary/employees';
  if (isForHr(task)) return `/estimation/cycles/${cycleId}?replace=true`;
  const isOne = cycleId && employeeId && (isOwn(task) || kind === 'replace');
  return isOne ? ratersAddress({ cycleId, employeeId }, way) : approvalsAddress(way);
}
