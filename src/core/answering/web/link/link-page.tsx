import type { LinkAssignment, testingStart } from '#core/answering/contract/answering.ts';
import { AssignmentState } from '#core/answering/web/assignment-state.tsx';
import { leftOf } from '#core/answering/web/draft/left.ts';
import { isFinal, mayPass } from '#core/answering/web/flow.ts';
import { LinkFailed, LinkLoading } from '#core/answering/web/information/closed-link.tsx';
import { minutesFor } from '#core/questionary/contract/rules/answering-time.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { AnsweringAs } from './answering-as.tsx';
import { informationLink, Leading, NoLink } from './information-link.ts';
import { informationAddress } from './place.ts';
import '#core/answering/web/information/information.css';
import { useInvitation } from '#core/account/web/session/invitation.ts';
import { OrDecline } from '#core/answering/web/decline/or-decline.tsx';
import { isDeclined, rowState } from '#core/answering/web/row-state.ts';
import { part } from '#platform/web/device/part.ts';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import { useSpokenVisit } from './visit.ts';

const Pace = part(() => import('./pace.tsx'), 'Pace', 'pace');
const AskedAgainLine = part(
  () => import('#core/follow-up/web/asked-again-line.tsx'),
  'AskedAgainLine',
  'askedAgain',
);
/** It loads apart: only people without a network need it. */
const KeptPeople = part(() => import('./kept-people.tsx'), 'KeptPeople');

/** Where a personal link leads: straight to the one person it is about, or to a list of people (rule 23). */
export function LinkPage() {
  const token = useInvitation();
  return token === null ? <NoLink /> : <Visit token={token} />;
}

function Visit({ token }: { token: string }) {
  const visit = useSpokenVisit(token);
  const found = visit.data?.data;
  // The link may have been closed since it was loaded.
  if (visit.isError && (!found || isFinal(visit.error))) {
    return (
      <>
        <LinkFailed query={visit} />
        {mayPass(visit.error) && <KeptPeople token={token} />}
      </>
    );
  }
  if (!found) return <LinkLoading />;
  const [only, ...more] = found.assignmentList;
  if (only && more.length === 0) return <Leading to={informationAddress(only)} />;
  return <People visit={found} token={token} />;
}

type PeopleProps = { visit: ReplyFields<typeof testingStart>['data']; token: string };

function People({ visit, token }: PeopleProps) {
  const { t } = useT();
  const { brand, participant, assignmentList } = visit;
  const isDone = (one: LinkAssignment) => one.status === 'done' || isDeclined(one);
  const total = assignmentList.length;
  const left = total - assignmentList.filter(isDone).length;
  const withLeft = assignmentList.map((one) => ({
    ...one,
    ...leftOf({ ...one, person: visit.participantId }, one),
  }));
  const open = withLeft.filter((one) => !isDone(one) && !one.isOver);
  // The one who is left comes first.
  const inOrder = withLeft.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)));
  const people = new Set(open.map(({ employeeId }) => employeeId)).size;
  return (
    <div className="information">
      <div className="information-head">
        <div>
          <Muted as="p">{t('answering.link.brand', { brand })}</Muted>
          <h1>{t('answering.link.greeting', { name: participant })}</h1>
          <AnsweringAs {...visit} />
        </div>
      </div>
      {people > 0 && <p>{t('answering.link.choose', { count: people })}</p>}
      <Muted as="p">{t('answering.link.left', { left, total })}</Muted>
      {open.length > 1 && <Pace open={open} meanwhile={<Settling height="20px" />} />}
      <AskedAgainLine token={token} meanwhile={<Settling />} />
      <ul className="link-people" aria-label={t('answering.link.people')}>
        {inOrder.map((assignment) => (
          <li key={`${assignment.questionaryId}:${assignment.employeeId}`} className="link-person">
            <Person assignment={assignment} token={token} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Person({ assignment, token }: { assignment: LinkAssignment; token: string }) {
  const texts = useT();
  const { t } = texts;
  const link = informationLink(assignment);
  const name = fullName(assignment, texts.locale);
  const state = rowState(assignment);
  const open = state === 'start' || state === 'continue';
  const { participantType, isAnonymous, dateEnd } = assignment;
  const role =
    participantType === 'employee'
      ? t('answering.list.self')
      : t('answering.info.role', { role: t(`reviewerRole.${participantType}`) });
  return (
    <>
      <div>
        <p className="link-person-name">{name}</p>
        <Muted as="p">
          {role}, {t(isAnonymous ? 'answering.link.anonymous' : 'answering.link.named')}
        </Muted>
        <Muted as="p">
          {t('answering.link.until', { date: formatDay(dateEnd, texts) })},{' '}
          {t('answering.info.minutes', { count: minutesFor(assignment) })}
        </Muted>
      </div>
      <OrDecline of={assignment} flow={{ token }}>
        {open ? (
          <LinkButton
            {...link}
            variant="primary"
            aria-label={t(`answering.list.${state}For`, { name })}
          >
            {t(`answering.list.${state}`)}
          </LinkButton>
        ) : (
          <AssignmentState state={state} />
        )}
      </OrDecline>
    </>
  );
}
