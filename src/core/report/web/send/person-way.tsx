import { session } from '#core/account/web/session/session.ts';
import { sendMethods } from '#core/report/contract/report-send.ts';
import type { FormErrors } from '#platform/web/form/values.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { NativeSelect } from '#platform/web/ui/field/native-select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { goesByEmail, goesBySlack, type SendingWay } from './recipients.ts';

interface PersonWayProps {
  name: string;
  /** Where the person's fields stand among the form's errors. */
  path: string;
  way: SendingWay;
  errors: FormErrors;
  /** `cleared`: paths whose errors are over. */
  onChange: (changed: Partial<SendingWay>, ...cleared: string[]) => void;
}

/** How somebody gets the report, and at which address. Without Slack there is only one way. */
export function PersonWay({ name, path, way, errors, onChange }: PersonWayProps) {
  const { t } = useT();
  const isSlackOn = session()?.user.isSlackOn ?? true;
  return (
    <div className="send-way">
      {isSlackOn && (
        <NativeSelect
          label={t('reportSend.method', { name })}
          hideLabel
          value={way.method}
          options={sendMethods.map((value) => ({ value, label: t(`reportSend.methods.${value}`) }))}
          onChange={({ target }) =>
            onChange({ method: target.value as SendingWay['method'] }, path, 'emails')
          }
        />
      )}
      {goesByEmail(way) && (
        <TextField
          label={t('reportSend.email', { name })}
          hideLabel
          placeholder={t('reportSend.methods.email')}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={way.email}
          error={errors[`${path}.email`]}
          onChange={({ target }) => onChange({ email: target.value }, `${path}.email`)}
        />
      )}
      {goesBySlack(way) && (
        <TextField
          label={t('reportSend.slackId', { name })}
          hideLabel
          placeholder="Slack ID"
          autoComplete="off"
          spellCheck={false}
          value={way.slackId}
          hint={/^[CG]/.test(way.slackId) ? t('reportSend.channel') : undefined}
          error={errors[`${path}.slackId`]}
          onChange={({ target }) => onChange({ slackId: target.value }, `${path}.slackId`)}
        />
      )}
    </div>
  );
}
