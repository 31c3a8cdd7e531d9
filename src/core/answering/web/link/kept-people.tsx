import { useState } from 'react';
import { listAsked } from '#core/answering/web/draft/asked-storage.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { informationLink } from './information-link.ts';
import { keptPersonOf } from './kept-person.ts';

/** Those about whom one can go on without a network (decision 084). */
export function KeptPeople({ token }: { token: string }) {
  const { t } = useT();
  const [kept] = useState(() => {
    const person = keptPersonOf(token);
    return person === undefined ? [] : listAsked(person);
  });
  if (kept.length === 0) return null;
  return (
    <div className="information">
      <p>{t('answering.link.withoutNetwork')}</p>
      <ul className="link-people" aria-label={t('answering.link.people')}>
        {kept.map((asked) => (
          <li key={`${asked.questionaryId}:${asked.employeeId}`} className="link-person">
            <Kept asked={asked} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Kept({ asked }: { asked: ReturnType<typeof listAsked>[number] }) {
  const { t, locale } = useT();
  const link = informationLink(asked);
  const name = fullName(asked.employee, locale);
  return (
    <>
      <p className="link-person-name">{name}</p>
      <LinkButton
        {...link}
        variant="primary"
        aria-label={t('answering.list.continueFor', { name })}
      >
        {t('answering.list.continue')}
      </LinkButton>
    </>
  );
}
