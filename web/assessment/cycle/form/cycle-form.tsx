import { type ComponentType, useId, useState } from 'react';
import { cyclePolicy } from '#contract/assessment/policy/cycle.ts';
import { hasChoosing } from '#contract/assessment/rules/cycle.ts';
import { isAnybody } from '#web/assessment/cycle/people/chosen.ts';
import { SubjectsFile } from '#web/assessment/cycle/people/windows.ts';
import { useCycle, useCycleStart } from '#web/assessment/cycle/queries.ts';
import { useProposed } from '#web/assessment/questionary/choose/use-proposed.ts';
import { QueryError } from '#web/platform/api/query-error.tsx';
import { useCan } from '#web/platform/session/session.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { LeaveDialog } from '#web/platform/ui/cover/leave-dialog.tsx';
import { SidePanel } from '#web/platform/ui/cover/side-panel.tsx';
import { TextField } from '#web/platform/ui/field/text-field.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';
import { AboutSection } from './about-section.tsx';
import { ChoosingSection } from './choosing-section.tsx';
import { DaysSection } from './days-section.tsx';
import './form.css';
import {
  type Ask,
  type CycleFormProps,
  type CycleSectionProps,
  type OpenSection,
  useCycleForm,
} from './form-state.ts';
import { PeopleSection } from './people-section.tsx';
import { ReportsSection } from './reports-section.tsx';
import { StaleCycle } from './stale-cycle.tsx';

interface OpenCycleFormProps {
  /** Undefined for a new cycle. */
  id: string | undefined;
  opens?: OpenSection | undefined;
  onClose: () => void;
  /** `ask`: whether to ask next if it shall begin. */
  onSaved: (id: string, ask: Exclude<Ask, 'file'>) => void;
}

/** The form of a cycle beside the list or the board. On the way to a file it is saved, and stays open beneath it. */
export function CycleForm({ id, opens, onClose, onSaved }: OpenCycleFormProps) {
  const [kept, setKept] = useState({ id, times: 0 });
  const [isFile, setFile] = useState(false);
  const does = {
    opens,
    onClose,
    onSaved(saved: string, ask: Ask) {
      if (ask !== 'file') return onSaved(saved, ask);
      setKept({ id: saved, times: kept.times + 1 });
      setFile(true);
    },
  };
  if (!kept.id) return <NewCycle {...does} />;
  return (
    <>
      <SavedCycle key={kept.times} id={kept.id} {...does} />
      {isFile && <FileOf id={kept.id} onClose={() => setFile(false)} />}
    </>
  );
}

function FileOf({ id, onClose }: { id: string; onClose: () => void }) {
  const cycle = useCycle(id).data?.data;
  return cycle && <SubjectsFile cycle={cycle} onClose={onClose} onAdded={onClose} />;
}

type FormDoes = Pick<CycleFormProps, 'opens' | 'onClose' | 'onSaved'>;

function NewCycle(props: FormDoes) {
  const { t } = useT();
  const query = useCycleStart(true);
  const proposed = useProposed();
  if (query.data && !proposed.isPending) {
    const start = { ...query.data.data, proposed: proposed.data };
    return <OpenForm saved={undefined} start={start} {...props} />;
  }
  return (
    <SidePanel open title={t('cycleForm.createTitle')} onClose={props.onClose}>
      {query.isError ? (
        <QueryError query={query} title={t('cycleForm.startFailed')} />
      ) : (
        <Skeleton height="240px" />
      )}
    </SidePanel>
  );
}

function SavedCycle({ id, ...props }: FormDoes & { id: string }) {
  const { t } = useT();
  const query = useCycle(id);
  if (query.data) return <OpenForm saved={query.data.data} start={undefined} {...props} />;
  return (
    <SidePanel open title={t('common.edit')} onClose={props.onClose}>
      {query.isError ? (
        <QueryError query={query} title={t('cycleForm.loadFailed')} />
      ) : (
        <Skeleton height="240px" />
      )}
    </SidePanel>
  );
}

const sections: ComponentType<CycleSectionProps>[] = [
  PeopleSection,
  AboutSection,
  ChoosingSection,
  DaysSection,
  ReportsSection,
];

function OpenForm(props: CycleFormProps) {
  const { t } = useT();
  const formId = useId();
  const form = useCycleForm(props);
  const { handle, base, theirs, values } = form;
  const status = base?.status ?? 'created';
  const hasPeople = isAnybody(values.chosen) || handle.subjectCount > 0;
  const mayBegin = useCan()(cyclePolicy.toWork.needs) && status === 'created' && hasPeople;
  return (
    <LeaveDialog isDirty={form.isDirty} isDone={form.isDone} onClose={props.onClose}>
      {(close) => (
        <SidePanel
          open
          onClose={close}
          title={
            base ? t('cycleForm.editTitle', { number: base.number }) : t('cycleForm.createTitle')
          }
          footer={
            <>
              <Button
                type="submit"
                form={formId}
                variant={mayBegin ? 'secondary' : 'primary'}
                pending={form.isSaving}
                onClick={() => form.setAsk(undefined)}
              >
                {t('common.save')}
              </Button>
              {mayBegin && (
                <Button
                  type="submit"
                  form={formId}
                  variant="primary"
                  disabled={form.isSaving}
                  onClick={() => form.setAsk('start')}
                >
                  {t(`cycle.begin.${hasChoosing(values) ? 'nominating' : 'inwork'}`)}
                </Button>
              )}
            </>
          }
        >
          <form ref={form.ref} id={formId} className="cycle-form" noValidate onSubmit={form.submit}>
            {(status === 'nominating' || status === 'inwork') && (
              <InfoBlock title={t('cycleForm.locked')}>
                {t(`cycleForm.lockedText.${status}`)}
              </InfoBlock>
            )}
            <TextField
              label={t('cycleForm.name')}
              required
              maxLength={120}
              value={values.name}
              onChange={({ target }) => handle.change({ name: target.value })}
              error={handle.error('name')}
            />
            {sections.map((Section) => (
              <Section key={Section.name} form={handle} />
            ))}
          </form>
          {theirs && base && (
            <StaleCycle
              before={base}
              theirs={theirs}
              yours={values}
              onTakeTheirs={form.takeTheirs}
              onSaveMine={form.saveMine}
              onClose={form.closeTheirs}
            />
          )}
        </SidePanel>
      )}
    </LeaveDialog>
  );
}
