import { session } from '#core/account/web/session/session.ts';
import type { ReportParticipant } from '#core/report/contract/report-send.ts';
import { reviewerRoles } from '#platform/contract/rules/methods.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import type { Fields } from '#platform/web/form/values.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { PersonWay } from './person-way.tsx';
import { useParticipants } from './queries.ts';
import { type SendValues, wayOf } from './recipients.ts';

export interface RecipientListProps {
  /** The person whom the report is about. */
  subject: { questionaryId: string; employeeId: string };
  form: Fields<SendValues>;
}

/**
 * Those who take part in the questionary, role by role, to be ticked: first of all the person whom
 * the report is about.
 */
export function RecipientList({ subject, form }: RecipientListProps) {
  const { t } = useT();
  const query = useParticipants(subject.questionaryId);
  const groups = groupsOf(query.data?.data ?? [], subject.employeeId);
  return (
    <fieldset className="send-people" aria-busy={query.isPending}>
      <Legend>{t('reportSend.people')}</Legend>
      <Hint as="p">{t('reportSend.peopleHint')}</Hint>
      {session()?.user.isSlackOn === false && <Hint as="p">{t('reportSend.slackOff')}</Hint>}
      {query.isPending && <Skeleton height="120px" />}
      {query.isError && !query.data && (
        <QueryError query={query} title={t('reportSend.peopleFailed')} />
      )}
      {query.data && groups.length === 0 && <p>{t('reportSend.noPeople')}</p>}
      <div className="send-groups">
        {groups.map(({ type, people }) => (
          <Group key={type} type={type} people={people} form={form} />
        ))}
      </div>
    </fieldset>
  );
}

type GroupType = ReportParticipant['type'];

/**
 * The subject first, then the raters in display order. Of several people assessed only the one whom
 * the report is about stands there as such; nobody stands there twice.
 */
function groupsOf(all: readonly ReportParticipant[], subjectId: string) {
  const isOther = (one: ReportParticipant) =>
    one.type !== 'employee' && one.employeeId !== subjectId;
  const isSubject = (one: ReportParticipant) =>
    one.type === 'employee' && one.employeeId === subjectId;
  const order = ['employee', ...reviewerRoles.filter((type) => type !== 'employee')] as const;
  const shown = all.filter((one) => isOther(one) || isSubject(one));
  return order
    .map((type) => ({ type, people: shown.filter((one) => one.type === type) }))
    .filter(({ people }) => people.length > 0);
}

interface GroupProps {
  type: GroupType;
  people: readonly ReportParticipant[];
  form: Fields<SendValues>;
}

function Group({ type, people, form }: GroupProps) {
  const { t, locale } = useT();
  const { values, change } = form;
  const role = t(type === 'employee' ? 'reportSend.subject' : `reviewerRoles.${type}`);
  const ticked = people.filter(({ employeeId }) => values.people[employeeId]);
  const isWhole = ticked.length === people.length;
  function tick(some: readonly ReportParticipant[], isOn: boolean) {
    const ids = some.map(({ employeeId }) => employeeId);
    const others = Object.entries(values.people).filter(([id]) => !ids.includes(id));
    const added = isOn
      ? some.map((one) => [one.employeeId, values.people[one.employeeId] ?? wayOf(one)] as const)
      : [];
    const people = Object.fromEntries([...others, ...added]);
    change({ people }, ...ids.map((id) => `people.${id}`), 'emails');
  }
  return (
    <fieldset className="send-group">
      <VisuallyHidden as="legend">{role}</VisuallyHidden>
      {people.length > 1 ? (
        <Checkbox
          label={role}
          aria-label={t('reportSend.chooseAll', { role })}
          checked={isWhole}
          indeterminate={ticked.length > 0 && !isWhole}
          onChange={({ target }) => tick(people, target.checked)}
        />
      ) : (
        <Hint as="p">{role}</Hint>
      )}
      <ul className={people.length > 1 ? 'send-inner' : undefined}>
        {people.map((one) => {
          const { employeeId, email } = one;
          const way = values.people[employeeId];
          return (
            <li key={employeeId} className="send-person">
              <Checkbox
                label={<bdi>{shortName(one, locale)}</bdi>}
                hint={way ? undefined : email}
                checked={way !== undefined}
                onChange={({ target }) => tick([one], target.checked)}
              />
              {way && (
                <PersonWay
                  name={shortName(one, locale)}
                  path={`people.${employeeId}`}
                  way={way}
                  errors={form.errors}
                  onChange={(changed, ...cleared) =>
                    change(
                      { people: { ...values.people, [employeeId]: { ...way, ...changed } } },
                      ...cleared,
                    )
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
