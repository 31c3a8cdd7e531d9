import { useLayoutEffect, useRef } from 'react';
import { copyOut } from '#platform/web/browser/copy-out.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import './factor.css';
import { useOneField } from '#platform/web/shared/use-one-field.ts';

interface Props {
  codeList: readonly string[];
  onTyped: (recovery: string) => Promise<unknown>;
  onCancel: () => void;
  /** Typing one back turns on the first factor too. */
  isFirst?: boolean;
}

/** Ten codes, shown this once. They count when one of them has been typed back. */
export function RecoveryCodes({ codeList, onTyped, onCancel, isFirst = false }: Props) {
  const { t } = useT();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // What had the focus is gone, and the first button closes: a key pressed once too often must not lose the codes.
  useLayoutEffect(() => title.current?.focus(), []);
  const form = useOneField(onTyped);
  const written = codeList.join('\n');
  async function copy() {
    if (await copyOut(written)) toast.success(t('factor.enrol.copied'));
    else if (list.current) getSelection()?.selectAllChildren(list.current);
  }
  return (
    <form className="factor-form" noValidate onSubmit={form.submit}>
      <h2 ref={title} tabIndex={-1}>
        {t('factor.enrol.codes')}
      </h2>
      <Muted as="p">{t('factor.enrol.codesLead')}</Muted>
      <ol ref={list} className="factor-codes">
        {codeList.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="factor-buttons">
        <LinkButton
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${written}\n`)}`}
          download={t('factor.enrol.fileName')}
        >
          {t('factor.enrol.download')}
        </LinkButton>
        <Button onClick={() => window.print()}>{t('factor.enrol.print')}</Button>
        <Button onClick={() => void copy()}>{t('factor.enrol.copy')}</Button>
      </div>
      <TextField
        {...form.field}
        label={t('factor.enrol.typeBack')}
        hint={t('factor.enrol.typeBackHint')}
        name="recovery"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <p className="factor-failure" role="alert">
        {form.failure}
      </p>
      <div className="factor-buttons">
        <Button type="submit" variant="primary" pending={form.busy}>
          {t(isFirst ? 'factor.enrol.finish' : 'factor.enrol.renew')}
        </Button>
        <Button onClick={onCancel}>{t('factor.enrol.cancel')}</Button>
      </div>
    </form>
  );
}
