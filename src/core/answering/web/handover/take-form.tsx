import { useState } from 'react';
import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { takeOver } from '#core/answering/contract/handover/handover.ts';
import {
  browserChance,
  type Draft,
  readDraft,
  restoreDraft,
} from '#core/answering/web/draft/draft.ts';
import { placeOf } from '#core/answering/web/draft/draft-storage.ts';
import { questionsOf } from '#core/answering/web/draft/steps.ts';
import type { Flow } from '#core/answering/web/flow.ts';
import { call } from '#platform/web/api/call.ts';
import { canEncrypt } from '#platform/web/browser/secure-only.ts';
import { useOneField } from '#platform/web/shared/use-one-field.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { readCode } from './code.ts';
import { decrypt, keysOf } from './encrypt.ts';
import { mergeDrafts, type Preferred } from './merge-drafts.ts';
import './handover.css';

type TakeFormProps = {
  data: AnsweringData;
  flow: Flow;
  /** What this device has itself. */
  own: Draft | undefined;
  /** The code that came with the address. */
  code?: string | undefined;
  /** False: they could not be kept here. */
  onTaken: (draft: Draft) => boolean;
};

type Problem = 'notACode' | 'broken' | 'notKept';

/** Takes answers that another device hands over, by their code (rule 139). */
export function TakeForm({ data, flow: { token }, own, code: given, onTaken }: TakeFormProps) {
  const { t } = useT();
  const [problem, setProblem] = useState<Problem>();
  const [preferred, setPreferred] = useState<Preferred>('theirs');
  const hasOwn = own !== undefined && Object.keys(own.answers).length > 0;
  const form = useOneField(async (typed) => {
    const code = readCode(typed);
    if (!code) return setProblem('notACode');
    const { questionaryId, employeeId } = data;
    const keys = await keysOf(code, placeOf(data));
    const body = { questionaryId, employeeId, proof: keys.proof };
    const { sealed } = (await call(takeOver, { body, token })).data;
    const text = await decrypt(sealed, keys).catch(() => null);
    if (!readDraft(text)) return setProblem('broken');
    const theirs = restoreDraft(text, questionsOf(data), browserChance);
    if (!onTaken(mergeDrafts(hasOwn ? own : undefined, theirs, preferred))) setProblem('notKept');
  }, given);
  if (!canEncrypt()) return <InfoBlock tone="warning" title={t('handover.take.insecure')} />;
  const { error, onChange, ...field } = form.field;
  return (
    <form
      className="handover-take"
      noValidate
      onSubmit={(event) => {
        setProblem(undefined);
        form.submit(event);
      }}
    >
      {hasOwn && (
        <RadioGroup
          label={t('handover.take.both')}
          value={preferred}
          onChange={setPreferred}
          options={(['theirs', 'own'] as const).map((value) => ({
            value,
            label: t(`handover.take.${value}`),
          }))}
        />
      )}
      <TextField
        {...field}
        size="l"
        className="handover-field"
        label={t('handover.take.code')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error ?? (problem && t(`handover.take.${problem}`)) ?? (form.failure || undefined)}
        onChange={(event) => {
          setProblem(undefined);
          onChange(event);
        }}
      />
      <div>
        {' '}
        <Button type="submit" size="l" pending={form.busy}>
          {t('handover.take.submit')}
        </Button>
      </div>
      <VisuallyHidden role="status">{form.busy && t('handover.take.working')}</VisuallyHidden>
    </form>
  );
}
