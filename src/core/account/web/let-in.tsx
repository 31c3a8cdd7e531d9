import { useState } from 'react';
import { keepDevice } from '#core/account/web/session/known-devices.ts';
import { askToLetIn, letIn } from '#core/factor/contract/factor.ts';
import { call, errorText } from '#platform/web/api/call.ts';
import { useOneField } from '#platform/web/shared/use-one-field.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import '#core/factor/web/factor.css';

/**
 * Strangers have used up the tries of an account: a mailed code makes this a device that the account knows, with
 * tries of its own (rule 106). It stands inside the form of signing in, so it is none of its own.
 */
export function LetIn({ email }: { email: string }) {
  const { t, locale } = useT();
  const [state, setState] = useState<'offered' | 'asked' | 'done'>('offered');
  const form = useOneField(async (code) => {
    keepDevice((await call(letIn, { body: { email, code } })).device);
    setState('done');
  });
  const [failure, setFailure] = useState('');
  const ask = () =>
    call(askToLetIn, { body: { email, locale } }).then(
      () => setState('asked'),
      (error) => setFailure(errorText(error, t)),
    );
  if (state === 'done') return <p role="status">{t('factor.letIn.done')}</p>;
  return (
    <InfoBlock
      title={t('factor.letIn.title')}
      actions={
        state === 'offered' ? (
          <Button onClick={() => void ask()}>{t('factor.letIn.offer')}</Button>
        ) : (
          <Button pending={form.busy} onClick={form.press}>
            {t('factor.letIn.submit')}
          </Button>
        )
      }
    >
      <p>{t('factor.letIn.lead')}</p>
      <p className="factor-failure" role="alert">
        {failure || form.failure}
      </p>
      {state === 'asked' && (
        <div className="factor-form">
          <TextField
            {...form.field}
            label={t('factor.letIn.code')}
            autoComplete="one-time-code"
            autoFocus
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Not the form around it, which would try the password once more.
              event.preventDefault();
              form.press();
            }}
          />
        </div>
      )}
    </InfoBlock>
  );
}
