import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { useToday } from '#core/account/web/session/today.ts';
import { pickedRoles, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { Declined, DeclinedCount } from '#core/questionary/web/decline/declined-people.tsx';
import { ExcuseButton } from '#core/questionary/web/decline/excuse-button.tsx';
import { hasSelf, type PickedRole, rolesOf } from '#core/questionary/web/form-rules.ts';
import { ShortList } from '#core/questionary/web/short-list.tsx';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Count } from '#platform/web/ui/show/count.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { isPartOpen, PartBar, RoleProgress } from './part-progress.tsx';
import { PersonRow } from './person-row.tsx';
import { UndeliveredInvitation } from './undelivered-invitation.tsx';

interface DetailProps {
  questionary: QuestionaryDetail;
}
export interface AddingProps extends DetailProps {
  /** Chooses more people for a role, where that may be. */
  onAdd?: ((role: PickedRole) => void) | undefined;
}
type Subject = QuestionaryDetail['employeeList'][number];
type Participant = QuestionaryDetail['participantList'][number];

export function DetailPeople({ questionary }: DetailProps) {
  const { t } = useT();
  const { employeeList, progressList, participantList } = questionary;
  const progress = new Map(progressList.map((one) => [one.employeeId, one]));
  const hasMany = employeeList.length > 1;
  // Subjects who only assess themselves. A subject with another role too is shown among the
  // participants.
  const selves = new Map(
    participantList.filter(({ type }) => type === 'employee').map((one) => [one.id, one]),
  );
  return (
    <Section
      title={t('questionaryDetail.people')}
      count={employeeList.length}
      empty={t('questionaryDetail.noPeople')}
    >
      <ShortList items={inView(employeeList, ({ id }) => selves.get(id))}>
        {(subject) => (
          <PersonRow
            key={subject.id}
            person={subject}
            passed={isAsked(questionary) ? progress.get(subject.id) : undefined}
          >
            {isAsked(questionary) && hasMany && subject.progressList.length > 1 && (
              <RoleProgress parts={subject.progressList} />
            )}
            <UndeliveredInvitation questionary={questionary} participant={selves.get(subject.id)} />
          </PersonRow>
        )}
      </ShortList>
    </Section>
  );
}

/**
 * The participants by role, in the display order. Until invitations go out, the self-assessment is
 * only described in words.
 */
export function DetailParticipants({ questionary, onAdd }: AddingProps) {
  const { t } = useT();
  const { method, participantList, employeeList, can } = questionary;
  const picked = participantList.filter(({ type }) => type !== 'employee');
  const roles = pickedRoles(method);
  const [onlyOpen, setOnlyOpen] = useState(false);
  const shown = { questionary, onlyOpen };
  return (
    <Section
      title={t('questionaryDetail.participants')}
      count={picked.length}
      empty={t('questionaryDetail.noParticipants')}
      tools={
        <>
          {onAdd && can.includes('update') && <AddButtons method={method} onAdd={onAdd} />}
          {questionary.status === 'inwork' && (
            <OnlyOpen questionary={questionary} onlyOpen={onlyOpen} onOnlyOpen={setOnlyOpen} />
          )}
          {isAsked(questionary) && <DeclinedCount questionary={questionary} />}
        </>
      }
      after={
        hasSelf(method) &&
        (isAsked(questionary) ? (
          <RoleGroup {...shown} type="employee" people={employeeList} />
        ) : (
          <Hint as="p">{t('questionaryDetail.selfMeaning')}</Hint>
        ))
      }
    >
      {roles.map((role) => (
        <RoleGroup
          key={role}
          {...shown}
          type={role}
          people={picked.filter((person) => person.type === role)}
        />
      ))}
    </Section>
  );
}

/** A button for each role whose people are picked. */
function AddButtons({
  method,
  onAdd,
}: Pick<QuestionaryDetail, 'method'> & { onAdd: (role: PickedRole) => void }) {
  const { t } = useT();
  const title = t('questionaryDetail.add.title');
  return (
    <p className="q-detail-add">
      <Muted>{title}</Muted>
      {rolesOf(method).map((role) => {
        const whom = t(`questionaryDetail.add.${role}`);
        return (
          <Button
            key={role}
            variant="link"
            icon={<Plus />}
            aria-label={`${title} ${whom}`}
            onClick={() => onAdd(role)}
          >
            {whom}
          </Button>
        );
      })}
    </p>
  );
}

interface OnlyOpenProps extends DetailProps {
  onlyOpen: boolean;
  onOnlyOpen: (onlyOpen: boolean) => void;
}

/** Leaves only those in view whose answers are awaited; not before they are asked. */
function OnlyOpen({ questionary, onlyOpen, onOnlyOpen }: OnlyOpenProps) {
  const { t } = useT();
  const hasBegun = questionary.dateStart <= useToday();
  if (!hasBegun || questionary.participantList.every(({ isAwaited }) => !isAwaited)) return null;
  return (
    <Checkbox
      label={t('questionaryDetail.onlyOpen')}
      checked={onlyOpen}
      onChange={({ target }) => onOnlyOpen(target.checked)}
    />
  );
}

interface RoleGroupProps extends DetailProps {
  type: ReviewerRole;
  people: readonly (Subject | Participant)[];
  /** Leaves out those who have answered. */
  onlyOpen: boolean;
}

/** Who answers in one role and how far they are. The groups together add up to the questionary's progress. */
function RoleGroup({ questionary, type, people, onlyOpen }: RoleGroupProps) {
  const { t } = useT();
  if (people.length === 0) return null;
  const partOf = (person: Subject | Participant) =>
    isAsked(questionary) ? person.progressList.find((part) => part.type === type) : undefined;
  const parts = people.flatMap((person) => partOf(person) ?? []);
  const isAwaited = (person: Subject | Participant) =>
    isPartOpen(partOf(person)) && asParticipant(person)?.isAwaited !== false;
  const shown = onlyOpen ? people.filter(isAwaited) : people;
  return (
    <div className="q-detail-group">
      <h4 className="q-detail-role">{t(`reviewerRoles.${type}`)}</h4>
      {parts.length > 0 && <PartBar label={t(`reviewerRoles.${type}`)} parts={parts} />}
      {shown.length === 0 && (
        <Hint as="p">
          {t(
            parts.some(isPartOpen) ? 'questionaryDecline.nobody' : 'questionaryDetail.allAnswered',
          )}
        </Hint>
      )}
      <ShortList items={inView(shown, asParticipant)}>
        {(person) => {
          const participant = asParticipant(person);
          const its = { questionary, participant };
          return (
            <PersonRow
              key={person.id}
              person={person}
              passed={partOf(person)}
              isDeclined={!isAwaited(person)}
            >
              <ExcuseButton {...its} />
              <UndeliveredInvitation {...its} />
              <Declined {...its} />
            </PersonRow>
          );
        }}
      </ShortList>
    </div>
  );
}

/** Only participants: a subject's own invitation is reported in the list of subjects. */
const asParticipant = (person: Subject | Participant): Participant | undefined =>
  'undelivered' in person ? person : undefined;

export function DetailCompetences({ questionary }: DetailProps) {
  const { t } = useT();
  const { competenceList } = questionary;
  return (
    <Section
      title={t('questionaryDetail.competencies')}
      count={competenceList.length}
      empty={t('questionaryDetail.noCompetencies')}
    >
      <ShortList items={competenceList} most={10}>
        {({ id, name }) => <li key={id}>{name}</li>}
      </ShortList>
    </Section>
  );
}

/** People whom no invitation has reached come first, so that a long list does not hide them. */
const inView = <V,>(people: readonly V[], asked: (one: V) => Participant | undefined): V[] =>
  people.toSorted(
    (one, other) => Number(!!asked(other)?.undelivered) - Number(!!asked(one)?.undelivered),
  );

const isAsked = ({ status }: QuestionaryDetail) => status === 'inwork' || status === 'done';

interface SectionProps {
  title: string;
  count: number;
  empty: string;
  /** Stands below the title. */
  tools?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

function Section({ title, count, empty, tools, after, children }: SectionProps) {
  return (
    <section className="q-detail-section">
      <h3>
        {title} {count > 0 && <Count>{count}</Count>}
      </h3>
      {tools}
      {count > 0 ? children : <Muted as="p">{empty}</Muted>}
      {after}
    </section>
  );
}
