import { type FormEvent, useId, useState } from 'react';
import { type KeyForm, keyTerms } from '#addon/api-key/contract/key.ts';
import { apiScopes } from '#platform/contract/call/scope.ts';
import { ApiError, errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toggled } from '#platform/web/ui/base/toggled.ts';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { KeyNetworks, networksIn } from './key-networks.tsx';
import { MadeKey } from './made-key.tsx';
import { useMakeKey } from './queries.ts';
import { scopeWords } from './scope-words.ts';

type Values = Omit<KeyForm, 'ipList'> & { networks: string };
const first: Values = { name: '', scopeList: ['people.read'], term: 90, networks: '' };

/** Makes a key, and shows it once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const formId = useId();
  const make = useMakeKey();
  const [form, setForm] = useState(first);
  const made = make.data?.data;
  const { error } = make;
  const errors = error instanceof ApiError ? error.errors : [];
  const errorAt = (path: string) =>
    errors.find((one) => one.path === path || one.path.startsWith(`${path}.`))?.message;
  const change = (changed: Partial<Values>) => {
    setForm({ ...form, ...changed });
    make.reset();
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    const { networks, ...rest } = form;
    if (!make.isPending) make.mutate({ body: { ...rest, ipList: networksIn(networks) } });
  }
  if (made) return <MadeKey made={made} onClose={onClose} />;
  return (
    <Modal
      open
      title={t('apiKey.addTitle')}
      busy={make.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={make.isPending}>
            {t('apiKey.create')}
          </Button>
        </>
      }
    >
      <form id={formId} className="setting-card-list" noValidate onSubmit={submit}>
        {error && errors.length === 0 && <p role="alert">{errorText(error, t)}</p>}
        <TextField
          label={t('apiKey.name')}
          hint={t('apiKey.nameHint')}
          required
          value={form.name}
          error={errorAt('name')}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
        <fieldset className="setting-card-list">
          <Legend>{t('apiKey.scopeList')}</Legend>
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`apiKey.scopes.${scopeWords[scope]}`)}
              checked={form.scopeList.includes(scope)}
              onChange={() =>
                change({ scopeList: toggled(apiScopes, form.scopeList, scope) ?? [] })
              }
            />
          ))}
          <FieldError>{errorAt('scopeList')}</FieldError>
        </fieldset>
        <Select
          label={t('apiKey.term')}
          value={String(form.term)}
          error={errorAt('term')}
          options={keyTerms.map((term) => ({
            value: String(term),
            label: t(`apiKey.terms.days${term}`),
          }))}
          onChange={(term) => change({ term: Number(term) })}
        />
        <KeyNetworks
          value={form.networks}
          error={errorAt('ipList')}
          onChange={(networks) => change({ networks })}
        />
      </form>
    </Modal>
  );
}
