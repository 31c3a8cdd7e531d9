import { type FormEvent, useRef, useState } from 'react';
import { type FurtherStep, signIn } from '#core/account/web/session/sign-in.ts';
import type { Brand } from '#core/company/contract/brand.ts';
import { ApiError, errorText } from '#platform/web/api/call.ts';
import { handOn } from '#platform/web/device/handoff/hand-on.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { NativeSelect } from '#platform/web/ui/field/native-select.tsx';
import { PasswordField } from '#platform/web/ui/field/password-field.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import {
  checkForm,
  type FieldErrors,
  fields,
  firstValues,
  type SignInField,
  type Values,
} from './check-form.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SsoWays } from './sso-ways.tsx';
import type { Brands } from './use-brands.ts';
import { useWaysIn } from './use-ways-in.ts';

/** Where strangers have used up the tries (rule 106). */
const LetIn = part(() => import('./let-in.tsx'), 'LetIn', 'factor');

export interface SignInFormProps extends Brands {
  /** What was typed before a further step was given up. */
  was?: Values | undefined;
  onSignedIn: () => Promise<void>;
  /** The password is right, and something more is asked for. */
  onFurther: (step: FurtherStep, typed: Values) => void;
}

export function SignInForm(props: SignInFormProps) {
  const { data: brands, fixed, typed, DemoAccounts } = props;
  const { t, locale } = useT();
  const { ref, values, field, suggest, submit, failure, busy, send } = useSignIn(brands, props);
  const ways = useWaysIn(values.holdingSlug, values.email);
  const [isSpare, setSpare] = useState(false);
  const isBySsoOnly = ways.some(({ required }) => required) && !isSpare;
  return (
    <>
      <form ref={ref} className="sign-in-form" noValidate onSubmit={submit}>
        {fixed && <Company brand={brands[0]} />}
        {typed && (
          <TextField {...field('holdingSlug')} label={t('auth.brand')} hint={t('auth.address')} />
        )}
        {!fixed && !typed && (
          <NativeSelect
            {...field('holdingSlug')}
            label={t('auth.brand')}
            options={brands.map(({ slug, brand }) => ({ value: slug, label: brand }))}
          />
        )}
        <TextField
          {...field('email')}
          label={t('auth.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SsoWays ways={ways} />
        {isBySsoOnly ? (
          <Button variant="link" onClick={() => setSpare(true)}>
            {t('auth.spare')}
          </Button>
        ) : (
          <>
            <PasswordField
              {...field('password')}
              label={t('auth.password')}
              autoComplete="current-password"
              autoFocus={props.was !== undefined}
            />
            <a className="sign-in-forgot" href={forgotPath(values)}>
              {t('auth.forgot')}
            </a>
            <p className="sign-in-failure" role="alert">
              {failure !== undefined && errorText(failure, t)}
            </p>
            {failure instanceof ApiError && failure.status === 429 && (
              <LetIn email={values.email} />
            )}
            <Button type="submit" variant="primary" size="l" block pending={busy}>
              {t('auth.submit')}
            </Button>
          </>
        )}
      </form>
      {!isBySsoOnly && (
        <PasskeyButton holdingSlug={values.holdingSlug} busy={busy} onSignedIn={props.onSignedIn} />
      )}
      {DemoAccounts && (
        <DemoAccounts
          brand={brands.find((brand) => brand.slug === values.holdingSlug)}
          isPublic={props.publicDemo}
          busy={busy}
          onSuggest={suggest}
          onChoose={(account) => {
            // An earlier visitor may have left the account in the other language.
            const spoken = props.publicDemo && { locale };
            send({ ...account, holdingSlug: values.holdingSlug, ...spoken });
          }}
        />
      )}
    </>
  );
}

/** What was typed goes along, behind the # that no server sees. */
const forgotPath = ({ holdingSlug, email }: Values) =>
  `${handOn('/restore-password')}#${new URLSearchParams({ holdingSlug, email })}`;

/** On a company's own host there is nothing to pick: it is named instead (rule 73). */
const Company = ({ brand }: { brand: Brand | undefined }) => (
  <p className="sign-in-company">
    {brand?.icon && <img src={brand.icon} alt="" />}
    {brand?.name}
  </p>
);

type Ways = Pick<SignInFormProps, 'was' | 'onSignedIn' | 'onFurther'>;

/** The form's values, its errors once it was sent, and signing in. */
function useSignIn(brands: readonly Brand[], ways: Ways) {
  const { t } = useT();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>(
    () => ways.was ?? firstValues(brands, window.location.hash),
  );
  const [checked, setChecked] = useState(false);
  const sending = useSending(ways);
  const errors: FieldErrors = checked ? checkForm(values, t) : {};
  return {
    ref,
    values,
    ...sending,
    submit(event: FormEvent) {
      event.preventDefault();
      setChecked(true);
      const wrong = checkForm(values, t);
      const first = fields.find((name) => wrong[name]);
      if (first) (ref.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
      else void sending.send(values);
    },
    /** Another company, while nobody has begun to type. */
    suggest(holdingSlug: string) {
      const isListed = brands.some(({ slug }) => slug === holdingSlug);
      if (isListed && !values.email) setValues({ ...values, holdingSlug });
    },
    field: (name: SignInField) => ({
      name,
      value: values[name],
      error: errors[name],
      size: 'l' as const,
      onChange: (event: { target: { value: string } }) =>
        setValues({ ...values, [name]: event.target.value }),
    }),
  };
}

function useSending({ onSignedIn, onFurther }: Ways) {
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  async function send(values: Values) {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const result = await signIn(values);
      if (typeof result === 'object') onFurther(result, values);
      else if (result) await onSignedIn();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }
  return { failure, busy, send };
}
