import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  getConfirmationOptions,
  mailConfirmationCode,
  prove,
} from '#core/account/contract/confirmation.ts';
import type { Interruption } from '#core/account/web/session/interruption.ts';
import { useSession } from '#core/account/web/session/session.ts';
import type { ConfirmationMethod } from '#platform/contract/call/confirmation.ts';
import { call } from '#platform/web/api/call.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { hasPasskeys } from '#platform/web/browser/secure-only.ts';
import { part } from '#platform/web/device/part.ts';
import { WhosePassword } from '#platform/web/form/whose-password.tsx';
import { useOneField } from '#platform/web/shared/use-one-field.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { FormErrorSummary } from '#platform/web/ui/field/form-error-summary.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { ofOwner } from './of-owner.ts';
import { ProveBySso } from './prove-by-sso.tsx';

type Props = { call: string } & Pick<Interruption, 'settle'>;

const ProveByPasskey = part(
  () => import('#core/factor/web/prove-by-passkey.tsx'),
  'ProveByPasskey',
  'factor',
);

/** What is typed for each way, as `prove` takes it. */
const fieldOf = {
  password: 'password',
  totp: 'code',
  recovery: 'recovery',
  mail: 'mailCode',
} as const satisfies Partial<Record<ConfirmationMethod, string>>;
type Typed = keyof typeof fieldOf;
const isTyped = (method: ConfirmationMethod): method is Typed => method in fieldOf;

/**
 * "Confirm it's you": over any form, before something that a stolen session could do for good (rule 97).
 * Afterwards the call is made again; whoever cancels finds all as it was.
 */
export function Unproven({ call: name, settle }: Props) {
  const { t } = useT();
  const id = useId();
  const options = useQuery(partQuery(getConfirmationOptions));
  const ways = options.data?.methodList.filter(isTyped);
  const [chosen, setChosen] = useState<Typed>();
  const hasKey = hasPasskeys() && options.data?.methodList.includes('passkey');
  const way = chosen ?? (hasKey ? undefined : ways?.[0]);
  const form = useOneField(async (value) => {
    await call(prove, { body: { [fieldOf[way ?? 'password']]: value } });
    settle(true);
  });
  const content = (
    <>
      {/* Every call that asks for a proof has its words: scripts and types can't see it, a test does. */}
      <p>{t(`interrupted.unproven.what.${name as 'updateUser'}`)}</p>
      {!ofOwner.includes(name) && <ProveBySso onProved={() => settle(true)} />}
      <FormErrorSummary errors={form.failure ? [{ message: form.failure }] : []} />
      {options.isError && (
        <QueryError query={options} title={t('interrupted.unproven.notLoaded')} />
      )}
      {options.isPending && <Skeleton height="64px" />}
      {hasKey && !way && (
        <ProveByPasskey onProved={() => settle(true)} onLost={() => setChosen(ways?.[0])} />
      )}
      {way && <WayField key={way} way={way} field={form.field} />}
      {ways
        ?.filter((other) => other !== way)
        .map((other) => (
          <Button
            key={other}
            variant="link"
            onClick={() => {
              form.clear();
              setChosen(other);
            }}
          >
            {t(`interrupted.unproven.by.${other}`)}
          </Button>
        ))}
    </>
  );
  return (
    <Modal
      open
      size="s"
      busy={form.busy}
      title={t('interrupted.unproven.title')}
      onClose={() => settle(false)}
      footer={
        <>
          <Button disabled={form.busy} onClick={() => settle(false)}>
            {t('common.cancel')}
          </Button>
          {way && (
            <Button variant="primary" type="submit" form={id} pending={form.busy}>
              {t('interrupted.unproven.submit')}
            </Button>
          )}
        </>
      }
    >
      {way ? (
        <form id={id} className="shell-ended" noValidate onSubmit={form.submit}>
          {content}
        </form>
      ) : (
        // With a passkey alone there is nothing to fill in or to send.
        <div className="shell-ended">{content}</div>
      )}
    </Modal>
  );
}

type FieldProps = { way: Typed; field: ReturnType<typeof useOneField>['field'] };

function WayField({ way, field }: FieldProps) {
  const { t } = useT();
  const { email } = useSession().user;
  const label = t(`interrupted.unproven.${fieldOf[way]}`);
  if (way === 'password') {
    return (
      <>
        <WhosePassword email={email} />
        <PasswordField
          {...field}
          label={label}
          autoComplete="current-password"
          autoFocus
          required
        />
      </>
    );
  }
  return (
    <>
      {way === 'mail' && <SendCode />}
      <TextField
        {...field}
        label={label}
        name={fieldOf[way]}
        inputMode={way === 'recovery' ? 'text' : 'numeric'}
        autoComplete={way === 'recovery' ? 'off' : 'one-time-code'}
        spellCheck={false}
        autoFocus={way !== 'mail'}
        required
      />
    </>
  );
}

/** The code goes out when it is asked for, and again if it doesn't arrive. */
function SendCode() {
  const { t } = useT();
  const send = useSend(mailConfirmationCode);
  return (
    <>
      <p>{t('interrupted.unproven.mailLead')}</p>
      <Button pending={send.isPending} onClick={() => send.mutate({})}>
        {t(`interrupted.unproven.${send.isSuccess ? 'sendAgain' : 'send'}`)}
      </Button>
    </>
  );
}
