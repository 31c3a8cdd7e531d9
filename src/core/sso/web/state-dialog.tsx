import { useState } from 'react';
import type { SsoSettings } from '#core/sso/contract/sso.ts';
import { ssoStates } from '#platform/contract/rules/trust.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useRequirement, useSetState } from './queries.ts';

interface StateDialogProps {
  settings: SsoSettings;
  onClose: () => void;
}

/** Off, offered or required; of the last it says first who would stay outside and what still hinders it (rule 109). */
export function StateDialog({ settings, onClose }: StateDialogProps) {
  const { t } = useT();
  const [state, setState] = useState(settings.state);
  const [accepts, setAccepts] = useState(false);
  const becomesRequired = state === 'required' && settings.state !== 'required';
  const requirement = useRequirement(becomesRequired);
  const save = useSetState();
  const told = becomesRequired ? requirement.data?.data : undefined;
  const isReady =
    !becomesRequired ||
    (told !== undefined && told.hindranceList.length === 0 && (!told.isRisky || accepts));
  return (
    <Modal
      open
      title={t('ssoSettings.stateTitle')}
      busy={save.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={!isReady || state === settings.state}
            pending={save.isPending}
            onClick={() => save.mutate({ body: { state, accepts } }, { onSuccess: onClose })}
          >
            {t('ssoSettings.save')}
          </Button>
        </>
      }
    >
      <div className="sso-dialog">
        <RadioGroup
          label={t('ssoSettings.change')}
          value={state}
          options={ssoStates.map((value) => ({
            value,
            label: t(`ssoSettings.state.${value}`),
            hint: t(`ssoSettings.stateHint.${value}`),
          }))}
          onChange={setState}
        />
        {becomesRequired && requirement.isError && <QueryError query={requirement} />}
        {becomesRequired && requirement.isPending && <Skeleton height="120px" />}
        {told && <Requirement told={told} />}
        {told?.isRisky && (
          <Checkbox
            label={t('ssoSettings.accepts')}
            checked={accepts}
            onChange={({ target }) => setAccepts(target.checked)}
          />
        )}
      </div>
    </Modal>
  );
}

type Told = NonNullable<ReturnType<typeof useRequirement>['data']>['data'];

function Requirement({ told: { outsiders, hindranceList } }: { told: Told }) {
  const { t } = useT();
  const { count, list } = outsiders;
  return (
    <div className="sso-group" aria-live="polite">
      {hindranceList.length > 0 && (
        <InfoBlock tone="warning" title={t('ssoSettings.hinders')}>
          <ul className="sso-list">
            {hindranceList.map((one) => (
              <li key={one}>{t(`ssoSettings.hindrance.${one}`)}</li>
            ))}
          </ul>
        </InfoBlock>
      )}
      {count === 0 ? (
        <p>{t('ssoSettings.outsideNobody')}</p>
      ) : (
        <Disclosure summary={t('ssoSettings.outside', { count })}>
          <ul className="sso-list">
            {list.map(({ name, email }) => (
              <li key={email}>
                {name}, {email}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <InfoBlock title={t('ssoSettings.stays')}>
        <p>{t('ssoSettings.staysText')}</p>
      </InfoBlock>
    </div>
  );
}
