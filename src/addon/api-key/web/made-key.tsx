import type { ApiKey } from '#addon/api-key/contract/key.ts';
import { scimBase } from '#platform/contract/call/scim.ts';
import { exampleOf, importPath } from '#platform/contract/call/scope.ts';
import { CopyText } from '#platform/web/shared/copy/copy-text.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

interface MadeKeyProps {
  made: ApiKey & { secret: string };
  onClose: () => void;
}

/** The key, this once, and a call that shows whether it works. */
export function MadeKey({ made, onClose }: MadeKeyProps) {
  const { t } = useT();
  const { name, secret, scopeList } = made;
  const [scope] = scopeList;
  const { origin } = window.location;
  const curl = `curl -H "Authorization: Bearer ${secret}"`;
  return (
    <Modal
      open
      size="l"
      title={t('apiKey.madeTitle', { name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <div className="setting-card-list">
        <p>{t('apiKey.once')}</p>
        <CopyText label={t('apiKey.secret')} text={secret} />
        {scopeList.includes('scim') && (
          <>
            <CopyText label={t('apiKey.scimBase')} text={`${origin}/api${scimBase}`} />
            <p>{t('apiKey.scimEntra')}</p>
            <p>{t('apiKey.scimOkta')}</p>
          </>
        )}
        {scope && (
          <CopyText
            label={t('apiKey.example')}
            text={`${curl} "${origin}/api${exampleOf[scope]}"`}
          />
        )}
        {scopeList.includes('people.write') && (
          <>
            <CopyText
              label={t('apiKey.importExample')}
              text={`${curl} -F "file=@people.csv" "${origin}/api${importPath}?dryRun=true"`}
            />
            <p>{t('apiKey.importMore')}</p>
          </>
        )}
      </div>
    </Modal>
  );
}
