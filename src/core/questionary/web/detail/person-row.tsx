import type { ReactNode } from 'react';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { placeLine } from '#platform/web/shared/place-line.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Avatar } from '#platform/web/ui/show/avatar.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Digits, Hint } from '#platform/web/ui/show/text.tsx';
import { isPartOpen, type Passed } from './part-progress.tsx';

export interface PersonRowProps {
  person: QuestionaryDetail['employeeList' | 'participantList'][number];
  /** Undefined as long as nobody is asked. */
  passed: Passed | undefined;
  /** Nobody waits any more for what this person has not answered. */
  isDeclined?: boolean;
  /** Shown below the person's line. */
  children: ReactNode;
}

export function PersonRow({ person, passed, isDeclined = false, children }: PersonRowProps) {
  const { t, locale } = useT();
  const place = placeLine(person.position?.name, person.subdivision?.name);
  return (
    <li className="q-person">
      <Avatar lastName={person.lastName} firstName={person.firstName} size="s" />
      <span>
        <bdi>{fullName(person, locale)}</bdi>
        <Hint>{place || t('questionaryDetail.noPlace')}</Hint>
      </span>
      {passed && <PassedMark passed={passed} isDeclined={isDeclined} />}
      {children}
    </li>
  );
}

/** Whether somebody has answered, or how much of it. Never when (rule 24). */
function PassedMark({ passed, isDeclined }: { passed: Passed; isDeclined: boolean }) {
  const { t } = useT();
  if (passed.totalCount === 1) {
    return isPartOpen(passed) ? (
      <Badge>{t(isDeclined ? 'questionaryDecline.mark' : 'questionaryDetail.notAnswered')}</Badge>
    ) : (
      <Badge tone="success">{t('questionaryDetail.answered')}</Badge>
    );
  }
  return (
    <Digits className="q-person-passed">
      {t('questionary.passed', { passed: passed.passedCount, total: passed.totalCount })}
    </Digits>
  );
}
