import { mostParticipants } from '#core/questionary/contract/questionary.ts';
import {
  getQuestionaryFileExample,
  importParticipants,
  participantFields,
} from '#core/questionary/contract/questionary-from-file.ts';
import { ChosenPeople } from '#core/questionary/web/fields/people-list.tsx';
import type { ChangeParticipants } from '#core/questionary/web/fields/removal.tsx';
import { chosenPerson, type FormValues, rolesOf } from '#core/questionary/web/form-rules.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { type CallReply, call } from '#platform/web/api/call.ts';
import {
  type ColumnChoices,
  columnFields,
  noColumnChoices,
} from '#platform/web/shared/file-import/column-choices.ts';
import { FileColumns } from '#platform/web/shared/file-import/columns.tsx';
import { FileExample } from '#platform/web/shared/file-import/file-choice.tsx';
import { ImportWindow } from '#platform/web/shared/file-import/import-window.tsx';
import { useFileImport } from '#platform/web/shared/file-import/use-file-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { Count } from '#platform/web/ui/show/count.tsx';
import './file.css';
import { FileLead } from './file-lead.tsx';
import { countShown, countStanding, type Taking, takeParticipants } from './file-rules.ts';

export interface ParticipantsFileProps {
  values: FormValues;
  /** People who are already invited and can't be removed. */
  fixed: ReadonlySet<string>;
  onApply: ChangeParticipants;
  onClose: () => void;
}

type Reply = CallReply<typeof importParticipants>;
type Form = BodyInput<typeof importParticipants>;
interface Choices extends ColumnChoices<(typeof participantFields)[number]> {
  taking: Taking;
}
const noChoices: Choices = { ...noColumnChoices, taking: 'add' };

/** Participants of one questionary from a file, taken into the form (rule 15). */
export function ParticipantsFile(props: ParticipantsFileProps) {
  const { values, onClose } = props;
  const { t } = useT();
  const work = useParticipantsFile(props);
  const columns = (reply: Reply) => <Columns reply={reply} work={work} />;
  return (
    <ImportWindow
      title={t('fromFile.one.title')}
      lead={<FileLead of="participants" method={values.method} />}
      fileLabel={t('fromFile.file')}
      saveLabel={t('fromFile.one.apply')}
      example={
        <FileExample
          example={getQuestionaryFileExample}
          given={{ query: { of: 'participants' } }}
        />
      }
      work={work}
      isNothing={() => false}
      preview={(reply) => (
        <>
          <Preview {...props} work={work} given={reply.participantList} />
          {columns(reply)}
        </>
      )}
      columns={columns}
      onClose={onClose}
    />
  );
}

function useParticipantsFile({ values, fixed, onApply, onClose }: ParticipantsFileProps) {
  const { t } = useT();
  const { method, employeeList } = values;
  const [subject, ...others] = employeeList;
  const subjectId = others.length === 0 ? subject?.id : undefined;
  const taken = ({ participantList }: Reply, { taking }: Choices) =>
    takeParticipants(values, participantList, taking, fixed);
  return useFileImport<Reply, Choices, Form>({
    noChoices,
    formOf: (choices, known) => ({
      method,
      ...(subjectId && { subjectId }),
      ...columnFields(choices, known),
    }),
    send: (sending, dryRun, body) =>
      call(importParticipants, { ...sending, query: { dryRun }, body }),
    lacks: (reply, choices) =>
      countShown({ method, participants: taken(reply, choices) }) > mostParticipants,
    onSaved: (saved, choices) => {
      const given = saved.participantList;
      const standing =
        choices.taking === 'add'
          ? countStanding(values, given)
          : given.filter(({ id }) => fixed.has(id)).length;
      onApply(taken(saved, choices), () => {
        toast.success(t('fromFile.one.done', { count: given.length - standing }));
        onClose();
      });
    },
  });
}
type Work = { work: ReturnType<typeof useParticipantsFile> };

function Columns({ reply, work: { choices, decide } }: Work & { reply: Reply }) {
  const { t } = useT();
  return (
    <FileColumns
      known={reply}
      fields={participantFields.map((value) => ({ value, label: t(`fromFile.${value}`) }))}
      choices={choices}
      onDecide={decide}
    />
  );
}

type PreviewProps = ParticipantsFileProps & Work & { given: Reply['participantList'] };

function Preview({ values, fixed, work: { choices, decide }, given }: PreviewProps) {
  const { t } = useT();
  const { method } = values;
  const { taking } = choices;
  const count = countShown({
    method,
    participants: takeParticipants(values, given, taking, fixed),
  });
  const isTooMany = count > mostParticipants;
  return (
    <div className="q-file">
      <p role="status">{t('fromFile.one.people', { count: given.length })}</p>
      {countShown(values) > 0 && (
        <TakingChoice
          value={taking}
          onChange={(next) => decide({ ...choices, taking: next })}
          standing={countStanding(values, given)}
          hasFixed={fixed.size > 0}
        />
      )}
      <div role="alert">
        <FieldError id="too-many">
          {isTooMany ? t('fromFile.one.tooMany', { count, max: mostParticipants }) : undefined}
        </FieldError>
      </div>
      <RoleLists given={given} method={method} />
    </div>
  );
}

function RoleLists({
  given,
  method,
}: { given: Reply['participantList'] } & Pick<FormValues, 'method'>) {
  const { t } = useT();
  return rolesOf(method).map((role) => {
    const people = given.filter(({ type }) => type === role).map(chosenPerson);
    if (people.length === 0) return null;
    return (
      <section key={role} className="q-file-role">
        <h2>
          {t(`reviewerRoles.${role}`)} <Count>{people.length}</Count>
        </h2>
        <ChosenPeople people={people} onRemove={undefined} />
      </section>
    );
  });
}

interface TakingChoiceProps {
  value: Taking;
  onChange: (taking: Taking) => void;
  /** How many people of the file are already in the form. */
  standing: number;
  hasFixed: boolean;
}

function TakingChoice({ value, onChange, standing, hasFixed }: TakingChoiceProps) {
  const { t } = useT();
  return (
    <RadioGroup
      label={t('fromFile.one.how')}
      options={[
        {
          value: 'add',
          label: t('fromFile.one.add'),
          hint:
            standing > 0
              ? t('fromFile.one.addHintStanding', { count: standing })
              : t('fromFile.one.addHint'),
        },
        {
          value: 'replace',
          label: t('fromFile.one.replace'),
          hint: t(hasFixed ? 'fromFile.one.replaceHintInvited' : 'fromFile.one.replaceHint'),
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
