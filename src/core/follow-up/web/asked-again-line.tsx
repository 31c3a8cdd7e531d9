import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Flow } from '#core/answering/web/flow.ts';
import { againPath } from '#core/answering/web/link/place.ts';
import { getAskedAgain } from '#core/follow-up/contract/follow-up.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import './again.css';

/** Leads raters to what they are asked once more. Nothing is there where nothing is asked, or it isn't known. */
export function AskedAgainLine({ token }: Flow) {
  const texts = useT();
  const { t, locale } = texts;
  const id = useId();
  const query = useQuery(partQuery(getAskedAgain, { token }));
  const list = query.data?.data.askedList ?? [];
  if (query.isLoading) return <Settling />;
  if (list.length === 0) return null;
  return (
    <Card as="section" className="again-line" aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('askedAgain.title')}</h2>
        {list.map((asked) => (
          <Muted as="p" key={`${asked.questionaryId} ${asked.employeeId}`}>
            {t('askedAgain.line.one', {
              name: fullName(asked, locale),
              date: formatDay(asked.until, texts),
            })}
          </Muted>
        ))}
      </div>
      <LinkButton variant="primary" href={againPath} aria-describedby={id}>
        {t('askedAgain.line.answer')}
      </LinkButton>
    </Card>
  );
}
