import { type FormEvent, useState } from 'react';
import { ApiError, errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** A form of one field, such as a code: what is wrong with it stands there, any other failure below. */
export function useOneField(send: (value: string) => Promise<unknown>, first = '') {
  const { t } = useT();
  const [value, setValue] = useState(first);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  async function press() {
    if (busy) return;
    setFailure('');
    if (value.trim() === '') return setError(t('validation.required'));
    setBusy(true);
    try {
      await send(value.trim());
    } catch (caught) {
      const [first] = caught instanceof ApiError ? caught.errors : [];
      setError(first?.message);
      setFailure(first ? '' : errorText(caught, t));
    }
    setBusy(false);
  }
  return {
    busy,
    failure,
    press: () => void press(),
    submit(event: FormEvent) {
      event.preventDefault();
      void press();
    },
    clear() {
      setValue('');
      setError(undefined);
      setFailure('');
    },
    field: {
      value,
      error,
      onChange: (event: { target: { value: string } }) => {
        setValue(event.target.value);
        setError(undefined);
      },
    },
  };
}
