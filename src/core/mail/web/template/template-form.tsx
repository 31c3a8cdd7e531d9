import { useId, useMemo, useRef } from 'react';
import type { TemplateChannel } from '#core/mail/contract/template/rules/templates.ts';
import {
  emailTemplateForm,
  notificationTemplateForm,
  template as savedTemplate,
  type Template,
} from '#core/mail/contract/template/template.ts';
import type { Variable } from '#core/mail/web/rich-text/schema.ts';
import type { Insert } from '#core/mail/web/rich-text/use-editor.ts';
import { part } from '#platform/web/device/part.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { SavedForm } from '#platform/web/shared/saved-form.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { SaveButtons } from '#platform/web/ui/press/save-buttons.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { Preview } from './preview.tsx';
import { useUpdateTemplate } from './queries.ts';
import { VariablePicker } from './variable-picker.tsx';

const RichField = part(() => import('#core/mail/web/rich-text/rich-field.tsx'), 'RichField');

export interface TemplateFormProps {
  channel: TemplateChannel;
  template: Template;
  onClose: () => void;
}

type Form = ReturnType<typeof useTemplateForm>;

/** Changes the words of a template, and shows what they become. A changed form asks before it closes. */
export function TemplateForm({ channel, template, onClose }: TemplateFormProps) {
  const { t } = useT();
  const id = useId();
  const form = useTemplateForm({ channel, template, onClose });
  const entered = useRef<Insert>(null);
  const body = useRef<Insert>(null);
  const pick = (variable: Variable) => {
    // A subject line takes words only, so the rest goes into the text.
    if (!entered.current?.(variable)) body.current?.(variable);
  };
  const type = t(`template.type.${template.templateType}`);
  return (
    <LeaveDialog isDirty={form.isDirty} isDone={form.isDone} onClose={onClose}>
      {(close) => (
        <Modal
          open
          size="full"
          busy={form.isSaving}
          title={t('template.editTitle', { type, channel: t(`template.channelOne.${channel}`) })}
          onClose={close}
          footer={<SaveButtons form={id} isSaving={form.isSaving} onCancel={close} />}
        >
          <div className="template-edit">
            <SavedForm id={id} kind="template" form={form}>
              <Muted as="p">{t(`template.formLead.${channel}`)}</Muted>
              <TextFields
                channel={channel}
                template={template}
                form={form}
                onEnter={(insert) => {
                  entered.current = insert;
                }}
                onMade={(insert) => {
                  body.current = insert;
                }}
              />
            </SavedForm>
            <div className="template-beside">
              <VariablePicker groups={template.variableTypeList} onPick={pick} />
              <Preview channel={channel} id={template.id} text={form.values} />
            </div>
          </div>
        </Modal>
      )}
    </LeaveDialog>
  );
}

function useTemplateForm({ channel, template, onClose }: TemplateFormProps) {
  const { email, notification } = useUpdateTemplate(channel);
  const isEmail = channel === 'email';
  return useForm({
    saved: template,
    valuesOf: (from) => ({ subject: from?.subject ?? '', text: from?.text ?? '' }),
    bodyOf: ({ subject, text }) => (isEmail ? { subject, text } : { text }),
    schema: isEmail ? emailTemplateForm : notificationTemplateForm,
    savedSchema: savedTemplate,
    send: (body: { subject?: string; text: string }, base) => {
      const params = { id: template.id };
      const { version } = base ?? template;
      return isEmail
        ? email.mutateAsync({ params, body: { ...body, version } })
        : notification.mutateAsync({ params, body: { text: body.text, version } });
    },
    onDone: onClose,
  });
}

interface TextFieldsProps extends Omit<TemplateFormProps, 'onClose'> {
  form: Form;
  /** Whichever of the texts has the cursor takes what is picked. */
  onEnter: (insert: Insert) => void;
  /** The text itself can take it. */
  onMade: (insert: Insert) => void;
}

function TextFields({ channel, template, form, onEnter, onMade }: TextFieldsProps) {
  const { t } = useT();
  const { values, errors, change } = form;
  const variables = useMemo(() => variablesOf(template), [template]);
  return (
    <>
      {channel === 'email' && (
        <RichField
          meanwhile={<Skeleton height="64px" />}
          label={t('template.subject')}
          shape="line"
          variables={variables}
          value={values.subject}
          error={errors.subject}
          onChange={(subject) => change({ subject })}
          onEnter={onEnter}
        />
      )}
      <RichField
        meanwhile={<Skeleton height="240px" />}
        label={t('template.text')}
        shape={channel === 'email' ? 'letter' : 'words'}
        variables={variables}
        value={values.text}
        error={errors.text}
        onChange={(text) => change({ text })}
        onEnter={onEnter}
        onMade={onMade}
      />
    </>
  );
}

const variablesOf = ({ variableTypeList }: Template): Variable[] =>
  variableTypeList.flatMap(({ variableList }) => variableList);
