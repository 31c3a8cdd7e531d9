import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import {
  mostParticipants,
  type QuestionaryDetail,
} from '#core/questionary/contract/questionary.ts';
import { ChooseEmployees } from '#core/questionary/web/choose/windows.ts';
import { FormSection } from '#core/questionary/web/fields/form-section.tsx';
import type { SectionProps } from '#core/questionary/web/fields/form-sections.tsx';
import { ChosenPeople } from '#core/questionary/web/fields/people-list.tsx';
import {
  type ChangeParticipants,
  RemovalDialog,
  useRemoval,
} from '#core/questionary/web/fields/removal.tsx';
import {
  hasSelf,
  type PickedRole,
  rolesOf,
  takenFor,
  valuesOf,
  withParticipants,
} from '#core/questionary/web/form-rules.ts';
import { FillButton } from '#core/questionary/web/from-structure/fill-button.tsx';
import { RoleOffer } from '#core/questionary/web/from-structure/role-offer.tsx';
import {
  type FromStructure,
  useRaterSuggestions,
} from '#core/questionary/web/from-structure/use-suggestions.ts';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import { part } from '#platform/web/device/part.ts';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Count } from '#platform/web/ui/show/count.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { HeldNotes, useHeldRaters } from './held-notes.tsx';

/** A list for each role of the method. The self-assessment needs none, it follows from the method (rule 15). */
export function ParticipantsSection({ form }: SectionProps) {
  const { t } = useT();
  const { method, employeeList } = form.values;
  const { change, ...removal } = useRemoval(form);
  const structure = useRaterSuggestions(form.values);
  const held = useHeldRaters(form);
  return (
    <FormSection
      title={t('questionaryForm.participants')}
      hint={t('questionaryForm.participantsHint')}
    >
      <LateNote {...form} />
      <HeldNotes held={held} />
      <div className="q-form-sources">
        <FillButton structure={structure} values={form.values} onFill={change} />
        <FromFile form={form} change={change} />
      </div>
      {rolesOf(method).map((role) => (
        <RoleList
          key={role}
          form={form}
          role={role}
          change={change}
          structure={structure}
          notes={held.notes}
        />
      ))}
      {hasSelf(method) && (
        <div className="q-form-role">
          <h4>{t('questionaryForm.self')}</h4>
          <Muted as="p">
            {employeeList.length > 0
              ? t('questionaryForm.selfHint', { count: employeeList.length })
              : t('questionaryForm.selfHintNobody')}
          </Muted>
        </div>
      )}
      <RemovalDialog {...removal} />
    </FormSection>
  );
}

/**
 * What adding somebody means while it is in work: whoever stands in the same role is told, and once a rater has answered
 * anonymously, anybody added does not count towards the threshold (rule 25).
 */
function LateNote({ base }: Pick<SectionProps['form'], 'base'>) {
  const { t } = useT();
  if (base?.status !== 'inwork' || !keepsAnonymity(base)) return null;
  const count = countAnonymousAnswered(base);
  return (
    <InfoBlock>
      <p>{t('questionaryForm.toldOfAdded')}</p>
      {count > 0 && (
        <p>{t('questionaryForm.late', { count, threshold: base.anonymityThreshold })}</p>
      )}
    </InfoBlock>
  );
}

const countAnonymousAnswered = ({ participantList }: QuestionaryDetail) =>
  participantList.filter(({ progressList }) =>
    progressList.some(
      ({ type, passedCount }) => type !== 'supervisor' && type !== 'employee' && passedCount > 0,
    ),
  ).length;

type ChangingProps = SectionProps & { change: ChangeParticipants };

type RoleListProps = ChangingProps & {
  role: PickedRole;
  structure: FromStructure;
  /** Why some can't be asked now. */
  notes: ReadonlyMap<string, string>;
};

function RoleList({ form, role, change, structure, notes }: RoleListProps) {
  const { t } = useT();
  const [choosing, setChoosing] = useState<'all' | 'team' | 'add' | undefined>(
    form.adds?.role === role ? 'add' : undefined,
  );
  const chooser = useRef<HTMLButtonElement>(null);
  const people = form.values.participants[role];
  const fixed = fixedOf(form, role);
  const error = form.error(`participants.${role}`);
  const choose = (next: typeof people, then?: () => void) =>
    change(withParticipants(form.values, role, next), then);
  return (
    <div className="q-form-role" data-invalid={error ? true : undefined}>
      <h4>
        {t(`reviewerRoles.${role}`)} {people.length > 0 && <Count>{people.length}</Count>}
      </h4>
      {people.length === 0 && <Muted as="p">{t('questionaryForm.nobody')}</Muted>}
      <ChosenPeople
        people={people}
        fixed={fixed}
        notes={notes}
        onRemove={(leaving) => choose(people.filter(({ id }) => id !== leaving))}
      />
      <RoleOffer
        structure={structure}
        role={role}
        isEmpty={people.length === 0}
        onTake={(taken) => {
          choose([...people, ...taken]);
          // The button that was pressed is gone.
          chooser.current?.focus();
        }}
        onChoose={() => setChoosing('team')}
      />
      <Button ref={chooser} className="q-form-choose" onClick={() => setChoosing('all')}>
        {t(`questionaryForm.choose_${role}`)}
      </Button>
      <FieldError id={`error-${role}`}>{error}</FieldError>
      {choosing && (
        <ChooseEmployees
          title={t(`questionaryForm.choose.${role}`)}
          place={{}}
          team={role === 'colleague' ? teamOf(structure, choosing === 'team') : undefined}
          chosen={people}
          fixed={fixed}
          taken={takenFor(form.values, role)}
          most={mostParticipants}
          onApply={(next) =>
            choose(next, () => {
              setChoosing(undefined);
              // Whoever came to add somebody sees them, and what that means for the answers.
              if (choosing === 'add') chooser.current?.closest('section')?.scrollIntoView();
            })
          }
          onClose={() => (choosing === 'add' ? form.adds?.onNobody() : setChoosing(undefined))}
        />
      )}
    </div>
  );
}

/** The people of the same leaders, where the structure knows any. */
function teamOf({ suggested }: FromStructure, isShown: boolean) {
  const leaderIds = suggested?.supervisor.map(({ id }) => id) ?? [];
  return leaderIds.length > 0 ? { leaderIds, isShown } : undefined;
}

const ParticipantsFile = part(
  () => import('#core/questionary/web/from-file/participants-file-modal.tsx'),
  'ParticipantsFile',
  'upload',
  'fileImport',
  'fromFile',
);

function FromFile({ form, change }: ChangingProps) {
  const { t } = useT();
  const { open, press, floating, button } = useOpener(ParticipantsFile);
  const { 'aria-expanded': _, ...opens } = button;
  const fixed = rolesOf(form.values.method).flatMap((role) => [...(fixedOf(form, role) ?? [])]);
  return (
    <div>
      <Button {...opens} icon={<FileUp />} onClick={press}>
        {t('questionaryForm.participantsFromFile')}
      </Button>
      {open && (
        <ParticipantsFile
          values={form.values}
          fixed={new Set(fixed)}
          onApply={change}
          onClose={floating.onClose}
        />
      )}
    </div>
  );
}

/** In work, people who are already invited can't be removed. */
function fixedOf({ base, locked }: SectionProps['form'], role: PickedRole) {
  if (!base || !locked) return undefined;
  return new Set(valuesOf(base).participants[role].map(({ id }) => id));
}
