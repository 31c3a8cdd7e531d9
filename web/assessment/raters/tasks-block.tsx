import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getTasks, type Task } from '#contract/assessment/cycle/tasks.ts';
import { partQuery } from '#web/platform/api/queries.ts';
import { useSession } from '#web/platform/session/session.ts';
import type { Texts } from '#web/platform/ui/base/texts.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { LinkButton } from '#web/platform/ui/press/link-button.tsx';
import { Card } from '#web/platform/ui/show/card.tsx';
import { formatDay } from '#web/platform/ui/show/format-date.ts';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { approvalsAddress, ratersAddress } from './place.ts';
import './raters.css';

/** What waits for the signed-in person besides answering. Nothing is there where nothing waits. */
export function TasksBlock() {
  const texts = useT();
  const { t } = texts;
  const id = useId();
  const { user } = useSession();
  const query = useQuery(partQuery(getTasks));
  const tasks = query.data?.data ?? [];
  if (tasks.length === 0) return null;
  return (
    <Card as="section" className="raters-tasks" aria-labelledby={id}>
      <h2 id={id}>{t('raters.tasks.title')}</h2>
      <ul>
        {tasks.map((task) => (
          <li key={`${task.cycleId} ${task.kind} ${task.employeeId}`}>
            <div>
              <p>{wordsOf(task, user.employeeId, texts)}</p>
              <Muted as="p">
                {task.until
                  ? t('raters.tasks.until', {
                      title: task.title,
                      date: formatDay(task.until, texts),
                    })
                  : task.title}
              </Muted>
            </div>
            <LinkButton
              variant="primary"
              href={addressOf(task, user.employeeId)}
              aria-label={`${t('raters.tasks.go')}: ${wordsOf(task, user.employeeId, texts)}`}
            >
              {t('raters.tasks.go')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isOwn = ({ kind, employeeId }: Task, me: string | null) =>
  kind === 'choose' && employeeId === me;

function wordsOf(task: Task, me: string | null, { t }: Texts): string {
  const { kind, count } = task;
  if (isOwn(task, me)) return t('raters.tasks.choose');
  return kind === 'choose'
    ? t('raters.tasks.chooseFor', { count })
    : t('raters.tasks.approve', { count });
}

const addressOf = (task: Task, me: string | null): string =>
  isOwn(task, me) && task.employeeId
    ? ratersAddress({ cycleId: task.cycleId, employeeId: task.employeeId }, {})
    : approvalsAddress({});
