import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef, useState } from 'react';
import type { Flow } from '#core/answering/web/flow.ts';
import { LinkFailed, LinkLoading } from '#core/answering/web/information/closed-link.tsx';
import { LinkClosed } from '#core/answering/web/information/link-closed.tsx';
import { type AskedAgain, getAskedAgain } from '#core/follow-up/contract/follow-up.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { part } from '#platform/web/device/part.ts';
import { useOwnLocale } from '#platform/web/mailed-link/own-locale.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { AgainCard } from './again-card.tsx';
import './again.css';

const AgreeFirst = part(
  () => import('#core/answering/web/consent-page.tsx'),
  'AgreeFirst',
  'consent',
);

/** What a rater is asked once more, with an account or by a personal link (rule 229). */
export function AgainScreen({ token }: Flow) {
  const query = useQuery(partQuery(getAskedAgain, { token }));
  useOwnLocale(token === undefined ? undefined : query.data?.data.locale);
  const found = query.data?.data;
  if (found) return <Asked key={token} found={found} flow={{ token }} />;
  if (!query.isError) return <LinkLoading />;
  // Of a link that is none the server only says that nobody is known by it.
  return token !== undefined && query.error.status === 401 ? (
    <LinkClosed error={query.error} />
  ) : (
    <LinkFailed query={query} />
  );
}

interface AskedProps {
  found: ReplyFields<typeof getAskedAgain>['data'];
  flow: Flow;
}

/** What is on the screen is somebody's work: a list loaded meanwhile takes nothing of it away. */
function Asked({ found, flow }: AskedProps) {
  const { t } = useT();
  const { participant, isConsentAsked, askedList } = found;
  const [list, setList] = useState(askedList);
  const [isAgreed, setAgreed] = useState(!isConsentAsked);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  if (list.length === 0 && askedList.length > 0) setList(askedList);
  if (list.length === 0) return <NothingAsked flow={flow} />;
  return (
    <div className="again">
      <header className="again-head">
        <h1>{t('askedAgain.title')}</h1>
        <p>{t('askedAgain.lead')}</p>
        {flow.token !== undefined && (
          <Muted as="p">{t('answering.link.as', { name: participant })}</Muted>
        )}
        <Muted as="p">{t('askedAgain.readers')}</Muted>
      </header>
      {isAgreed ? (
        list.map((asked) =>
          sent.has(keyOf(asked)) ? (
            <Thanks key={keyOf(asked)} asked={asked} />
          ) : (
            <AgainCard
              key={keyOf(asked)}
              asked={asked}
              flow={flow}
              onSent={() => setSent((before) => new Set([...before, keyOf(asked)]))}
            />
          ),
        )
      ) : (
        <Card className="again-card">
          <p>{t('askedAgain.consent')}</p>
          <div>
            <AgreeFirst flow={flow} onAgreed={() => setAgreed(true)} />
          </div>
        </Card>
      )}
    </div>
  );
}

const keyOf = ({ questionaryId, employeeId }: AskedAgain) => `${questionaryId} ${employeeId}`;

/** Takes the focus from the button that is gone, so that screen readers read it out. */
function Thanks({ asked }: { asked: AskedAgain }) {
  const { t, locale } = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="again-card again-thanks">
      <CircleCheck aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        {t('askedAgain.thanks')}
      </h2>
      <Muted as="p">{fullName(asked, locale)}</Muted>
    </Card>
  );
}

function NothingAsked({ flow }: { flow: Flow }) {
  const { t } = useT();
  return (
    <div className="again">
      <header className="again-head">
        <h1>{t('askedAgain.title')}</h1>
      </header>
      <EmptyState
        icon={<CircleCheck aria-hidden="true" />}
        title={t('askedAgain.empty')}
        text={t('askedAgain.emptyText')}
        action={
          flow.token === undefined && (
            <LinkButton href="/estimation/questionary/testing">
              {t('answering.link.ownList')}
            </LinkButton>
          )
        }
      />
    </div>
  );
}

/** With an account. */
export const AgainPage = () => <AgainScreen />;
