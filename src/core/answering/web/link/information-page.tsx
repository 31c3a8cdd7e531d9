import { useMemo, useState } from 'react';
import { heldSession } from '#core/account/web/session/held.ts';
import { useInvitation } from '#core/account/web/session/invitation.ts';
import { forgetOnDevice } from '#core/account/web/session/kept-invitations.ts';
import type { AnsweringData, Assignment } from '#core/answering/contract/answering.ts';
import { AnsweringScreen } from '#core/answering/web/answering/answering-screen.tsx';
import { OrDecline } from '#core/answering/web/decline/or-decline.tsx';
import { forgetAsked, readAsked } from '#core/answering/web/draft/asked-storage.ts';
import {
  type Flow,
  isFinal,
  mayPass,
  useAnsweringData,
  type Which,
} from '#core/answering/web/flow.ts';
import { BeginButton, BegunElsewhere } from '#core/answering/web/information/begin-button.tsx';
import { LinkFailed, LinkLoading } from '#core/answering/web/information/closed-link.tsx';
import { Done } from '#core/answering/web/information/done.tsx';
import { Information } from '#core/answering/web/information/information.tsx';
import { isDeclined } from '#core/answering/web/row-state.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { useReload } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { AnsweringAs } from './answering-as.tsx';
import { informationSteps, Leading, NoLink } from './information-link.ts';
import { keptPersonOf } from './kept-person.ts';
import { peoplePath, useLinkPlace } from './place.ts';
import { useSpokenVisit } from './visit.ts';

/** Answering about one person: first the information, then the questions, then thanks. */
export function InformationPage() {
  const token = useInvitation();
  const { which } = useLinkPlace();
  // A bookmark that names nobody leads to all that the link asks about.
  if (!which) return <Leading to={peoplePath} />;
  const key = `${which.questionaryId} ${which.employeeId}`;
  if (token !== null) return <InvitedInformation key={key} token={token} which={which} />;
  return heldSession() ? <Steps key={key} which={which} flow={{}} people={[]} /> : <NoLink />;
}

function InvitedInformation({ token, which }: { token: string; which: Which }) {
  const visit = useSpokenVisit(token);
  const { assignmentList, brand } = visit.data?.data ?? {};
  return <Steps which={which} flow={{ token }} people={assignmentList} brand={brand} />;
}

const isSame = (one: Which, other: Which) =>
  one.questionaryId === other.questionaryId && one.employeeId === other.employeeId;

type StepsProps = {
  which: Which;
  flow: Flow;
  /** Undefined while the server has not said whom else the link asks about. */
  people: readonly Assignment[] | undefined;
  /** The company's name. With an account the header shows it instead. */
  brand?: string | undefined;
};

function Steps({ which, flow, people, brand }: StepsProps) {
  const { t } = useT();
  const { isAnswering } = useLinkPlace();
  const query = useAnsweringData(flow, which, isAnswering);
  const steps = informationSteps(which);
  const reload = useReload();
  const [isSent, setSent] = useState(false);
  const others = people?.filter((one) => !isSame(one, which));
  const kept = useKept(flow, which, query.isError && mayPass(query.error));
  const data = query.data?.data ?? kept;
  if (isSent) return <Sent others={others} {...steps} />;
  // Before the questions a refusal is shown at once. Somebody who is answering is not interrupted.
  if (query.isError && (!data || (!isAnswering && isFinal(query.error)))) {
    return (
      <LinkFailed query={query}>
        {others && others.length > 0 && (
          <Button onClick={steps.toPeople}>{t('answering.link.toList')}</Button>
        )}
      </LinkFailed>
    );
  }
  if (!data) return <LinkLoading />;
  if (!isAnswering || data.status === 'no_progress') {
    const onBegun = steps.toQuestions;
    const isKept = data === kept;
    return <BeforeAnswering data={data} {...{ isKept, flow, brand, onBegun }} />;
  }
  return (
    <AnsweringScreen
      data={data}
      flow={flow}
      heading
      onInformation={steps.toInformation}
      onClose={() => {
        forgetAsked();
        void reload();
        steps.toPeople();
      }}
      onSent={() => {
        setSent(true);
        forgetAsked();
        if (!others || others.some(({ status }) => status !== 'done')) void reload();
        // When this was the last person, the link is used up and there is nothing to load.
        else forgetOnDevice(data.participantId);
      }}
    />
  );
}

/** The questions that this device keeps, for the person who came by a link and has no network. */
function useKept({ token }: Flow, { questionaryId, employeeId }: Which, isOffline: boolean) {
  return useMemo(() => {
    const person = isOffline && token ? keptPersonOf(token) : undefined;
    return person === undefined ? undefined : readAsked({ person, questionaryId, employeeId });
  }, [isOffline, token, questionaryId, employeeId]);
}

type BeforeProps = Pick<StepsProps, 'flow' | 'brand'> & {
  data: AnsweringData;
  isKept: boolean;
  onBegun: () => void;
};

function BeforeAnswering({ data, isKept, flow, brand, onBegun }: BeforeProps) {
  const begin = { data, flow, onBegun };
  return (
    <Information
      data={data}
      isKept={isKept}
      brand={brand}
      asWhom={flow.token && <AnsweringAs {...data} />}
      decline={!isKept && <OrDecline of={data} flow={flow} />}
      notice={!isDeclined(data) && <BegunElsewhere {...begin} />}
    >
      {!isDeclined(data) && <BeginButton {...begin} />}
    </Information>
  );
}

type SentProps = {
  others: readonly Assignment[] | undefined;
  toPeople: () => void;
  toPerson: (which: Which) => void;
};

/** Offers the link's next person, or says thanks if nobody is left. */
function Sent({ others, toPeople, toPerson }: SentProps) {
  const { t, locale } = useT();
  const next = others?.find((one) => one.status !== 'done' && one.isActive && !isDeclined(one));
  if (others && !next)
    return <Done title={t('answering.done.allTitle')} text={t('answering.done.allText')} />;
  return (
    <Done title={t('answering.done.title')} text={t('answering.done.text')}>
      {next && (
        <Button size="l" variant="primary" onClick={() => toPerson(next)}>
          {t('answering.done.next', { name: fullName(next, locale) })}
        </Button>
      )}
      <Button size="l" onClick={toPeople}>
        {t('answering.link.toList')}
      </Button>
    </Done>
  );
}
