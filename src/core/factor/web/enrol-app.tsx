import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './factor.css';
import { useOneField } from '#platform/web/shared/use-one-field.ts';
import { QrPicture } from './qr-picture.tsx';

export interface NewApp {
  secret: string;
  code: string;
  name: string;
}
interface Begun {
  secret: string;
  uri: string;
}
interface Props {
  begin: () => Promise<Begun>;
  onApp: (app: NewApp) => Promise<void>;
  onCancel: () => void;
}

/** The picture for the app, the key for who can't scan it, and the first code that it shows. */
export function EnrolApp({ begin, onApp, onCancel }: Props) {
  const { t } = useT();
  const { begun, failure, retry } = useBegun(begin);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that chose the app is gone, and with it the focus.
  useLayoutEffect(() => title.current?.focus(), []);
  const [name, setName] = useState(t('factor.enrol.usualName'));
  const form = useOneField(async (code) => {
    if (begun)
      await onApp({ secret: begun.secret, code, name: name.trim() || t('factor.enrol.usualName') });
  });
  if (failure) {
    return (
      <div className="factor-form">
        <p role="alert">{failure}</p>
        <div className="factor-buttons">
          <Button onClick={retry}>{t('common.retry')}</Button>
          <Button variant="link" onClick={onCancel}>
            {t('factor.enrol.cancel')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form className="factor-form" noValidate onSubmit={form.submit}>
      <h2 ref={title} tabIndex={-1}>
        {t('factor.enrol.app')}
      </h2>
      <Muted as="p">{t('factor.enrol.appLead')}</Muted>
      {begun ? (
        <QrPicture text={begun.uri} label={t('factor.enrol.qr')} />
      ) : (
        <Skeleton height="200px" />
      )}
      {begun && (
        <Disclosure summary={t('factor.enrol.byHand')}>
          <p>{t('factor.enrol.byHandLead')}</p>
          <p className="factor-secret">{begun.secret.match(/.{4}/g)?.join(' ')}</p>
          <p>
            <a href={begun.uri}>{t('factor.enrol.openApp')}</a>
          </p>
        </Disclosure>
      )}
      <TextField
        label={t('factor.enrol.name')}
        hint={t('factor.enrol.nameHint')}
        name="name"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        {...form.field}
        label={t('factor.enrol.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <p className="factor-failure" role="alert">
        {form.failure}
      </p>
      <div className="factor-buttons">
        <Button type="submit" variant="primary" pending={form.busy}>
          {t('factor.enrol.add')}
        </Button>
        <Button onClick={onCancel}>{t('factor.enrol.cancel')}</Button>
      </div>
    </form>
  );
}

/** A secret that is asked for once, as the app keeps what it has scanned. */
function useBegun(begin: () => Promise<Begun>) {
  const { t } = useT();
  const [begun, setBegun] = useState<Begun>();
  const [failure, setFailure] = useState('');
  const ask = useEffectEvent(() =>
    begin().then(setBegun, (error) => setFailure(errorText(error, t))),
  );
  useEffect(() => void ask(), []);
  const retry = () => {
    setFailure('');
    void begin().then(setBegun, (error) => setFailure(errorText(error, t)));
  };
  return { begun, failure, retry };
}
