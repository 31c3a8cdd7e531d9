import { type ComponentType, useId, useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { useToday } from '#core/account/web/session/today.ts';
import { cyclePolicy } from '#core/cycle/contract/policy/cycle.ts';
import { isAnybody } from '#core/cycle/web/people/chosen.ts';
import { SubjectsFile } from '#core/cycle/web/people/windows.ts';
import { useCycle, useCycleStart } from '#core/cycle/web/queries.ts';
import { hasChoosing } from '#core/questionary/contract/rules/cycle.ts';
import { useProposed } from '#core/questionary/web/choose/use-proposed.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { SidePanel } from '#platform/web/ui/cover/side-panel.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
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
  /** A new one begins with HR naming the raters. */
  byHr?: boolean;
  onClose: () => void;
  /** `ask`: whether to ask next if it shall begin. */
  onSaved: (id: string, ask: Exclude<Ask, 'file'>) => void;
  /** A new one whose people have their questionaries: some have gone to work, or none. */
  onCards?: (isLaunched: boolean) => void;
}

/** The form of a cycle beside the list or the board. On the way to a file it is saved, and stays open beneath it. */
export function CycleForm(props: OpenCycleFormProps) {
  const { id, opens, byHr = false, onClose, onSaved, onCards } = props;
  const [kept, setKept] = useState({ id, times: 0 });
  const [isFile, setFile] = useState(false);
  const does = {
    opens,
    onClose,
    onCards: onCards ?? onClose,
    onSaved(saved: string, ask: Ask) {
      if (ask !== 'file') return onSaved(saved, ask);
      setKept({ id: saved, times: kept.times + 1 });
      setFile(true);
    },
  };
  if (!kept.id) return <NewCycle byHr={byHr} {...does} />;
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

type FormDoes = Pick<CycleFormProps, 'opens' | 'onClose' | 'onSaved' | 'onCards'>;

function NewCycle({ byHr, ...props }: FormDoes & { byHr: boolean }) {
  const { t } = useT();
  const today = useToday();
  const query = useCycleStart(true);
  const proposed = useProposed();
  if (query.data && !proposed.isPending) {
    const start = { ...query.data.data, byHr, today, proposed: proposed.data };
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
        <QueryError query={query} title={t('cycleBoard.loadFailed')} />
      ) : (
        <Skeleton height="240px" />
      )}
    </SidePanel>
  );
}

const CardsWindow = part(
  () => import('#core/cycle/web/cards/cards-window.tsx'),
  'CardsWindow',
  'upload',
  'fileImport',
  'questionaryDetail',
  'load',
);

const sections: ComponentType<CycleSectionProps>[] = [
  PeopleSection,
  ChoosingSection,
  AboutSection,
  DaysSection,
  ReportsSection,
];

/** Why some settings can't change any more. */
function lockOf(base: CycleFormProps['saved']) {
  if (!base) return undefined;
  if (base.byCards) return 'byCards';
  return base.status === 'nominating' || base.status === 'inwork' ? base.status : undefined;
}

function OpenForm(props: CycleFormProps) {
  const { t } = useT();
  const formId = useId();
  const form = useCycleForm(props);
  const { handle, base, theirs, values } = form;
  const status = base?.status ?? 'created';
  const hasPeople = isAnybody(values.chosen) || handle.subjectCount > 0;
  const { cards } = handle;
  const locked = lockOf(base);
  const can = useCan();
  const mayBegin =
    can(cyclePolicy.toWork.needs) && status === 'created' && hasPeople && !base?.byCards;
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
            cards ? (
              <Button
                type="submit"
                form={formId}
                variant="primary"
                disabled={!cards.canSend}
                pending={form.isSaving}
              >
                {t('cycleForm.look')}
              </Button>
            ) : (
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
            )
          }
        >
          <form
            ref={form.ref}
            id={formId}
            className="cycle-form"
            noValidate
            // What is created is what was looked at.
            inert={cards !== undefined && (form.isSaving || cards.isBusy)}
            onSubmit={form.submit}
          >
            {locked && (
              <InfoBlock title={t('cycleForm.locked')}>
                {t(`cycleForm.lockedText.${locked}`)}
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
          {cards?.made && <CardsWindow cards={cards} made={cards.made} values={values} />}
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
