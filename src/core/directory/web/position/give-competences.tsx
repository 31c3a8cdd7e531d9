import { useState } from 'react';
import { NothingYet } from '#core/account/web/session/nothing-yet.tsx';
import { mostOfPosition, positionCalls } from '#core/directory/contract/position.ts';
import { useCompetences } from '#core/directory/web/shared/dictionaries.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import type { OpenGiving } from '#platform/web/shared/beside.ts';
import { holds } from '#platform/web/ui/base/holds.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './position.css';

/** Gives the same competencies to these positions, all of which are ticked, in one go. */
export function GiveCompetences({ positions, onClose }: OpenGiving & { onClose: () => void }) {
  const { t } = useT();
  const [to, setTo] = useState<ReadonlySet<string>>(new Set(positions.map(({ id }) => id)));
  const [what, setWhat] = useState<ReadonlySet<string>>(new Set());
  const give = useSend(positionCalls.give);
  return (
    <Modal
      open
      tall
      busy={give.isPending}
      title={t('directory.positions.giveTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            disabled={to.size === 0 || what.size === 0 || what.size > mostOfPosition}
            pending={give.isPending}
            onClick={() =>
              give.mutate(
                { body: { positionIdList: [...to], competenceIdList: [...what] } },
                { onSuccess: onClose },
              )
            }
          >
            {to.size > 0
              ? t('directory.positions.giveDoes', { count: to.size })
              : t('directory.positions.give')}
          </Button>
        </>
      }
    >
      <div className="directory-give">
        <Muted as="p">{t('directory.positions.giveText')}</Muted>
        <Competences chosen={what} onChange={setWhat} />
        <fieldset>
          <Legend>{t('directory.positions.giveTo')}</Legend>
          <ul>
            {positions.map(({ id, name }) => (
              <li key={id}>
                <Checkbox
                  label={name}
                  checked={to.has(id)}
                  onChange={() => setTo(pressed(to, id))}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      </div>
    </Modal>
  );
}

const pressed = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);

interface CompetencesProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

function Competences({ chosen, onChange }: CompetencesProps) {
  const { t } = useT();
  const [q, setQ] = useState('');
  const query = useCompetences();
  const all = query.data?.data;
  const found = all?.filter(({ name }) => holds(name, q)) ?? [];
  return (
    <fieldset>
      <Legend>{t('directory.positions.giveWhat')}</Legend>
      <SearchField
        label={t('directory.positions.giveSearch')}
        value={q}
        debounce={0}
        onChange={setQ}
      />
      {query.isPending && <Skeleton height="120px" />}
      {query.isError && !all && <QueryError query={query} />}
      {all?.length === 0 && <NothingYet what="competences" />}
      {all && all.length > 0 && found.length === 0 && (
        <Muted as="p">{t('directory.positions.giveNothing')}</Muted>
      )}
      <ul>
        {found.map(({ id, name, questionList }) => (
          <li key={id}>
            <Checkbox
              label={
                <>
                  {name}{' '}
                  <Muted>
                    {t('directory.competencies.questionCount', { count: questionList.length })}
                  </Muted>
                </>
              }
              checked={chosen.has(id)}
              onChange={() => onChange(pressed(chosen, id))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
