import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { type Candidate, fewestLetters, getCandidates } from '#core/cycle/contract/raters.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { errorText } from '#platform/web/api/call.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import type { ListPlace, Way } from './place.ts';

type SearchProps = Way & {
  label: string;
  place: ListPlace;
  /** Who stands on the list already. */
  listed: ReadonlySet<string>;
  onAdd: (person: Candidate) => void;
};

/** Finds anybody else: in the card, and on phones in a sheet over the whole screen. */
export function CandidateSearch(props: SearchProps) {
  const { t } = useT();
  const [open, setOpen] = useState(false);
  const isPhone = useDevice() === 'mobile';
  if (!isPhone) return <SearchAndFound {...props} />;
  return (
    <>
      <Button block icon={<Search />} aria-label={props.label} onClick={() => setOpen(true)}>
        {t('raters.find')}
      </Button>
      <Modal open={open} size="full" title={props.label} onClose={() => setOpen(false)}>
        <SearchAndFound
          {...props}
          onAdd={(person) => {
            setOpen(false);
            props.onAdd(person);
          }}
        />
      </Modal>
    </>
  );
}

function SearchAndFound({ label, place, listed, token, onAdd }: SearchProps) {
  const { t, locale } = useT();
  const [q, setQ] = useState('');
  const isLong = q.length >= fewestLetters;
  const query = useQuery({
    ...partQuery(getCandidates, {
      params: { id: place.cycleId },
      query: { subjectId: place.employeeId, q },
      token,
    }),
    enabled: isLong,
    networkMode: 'always',
    retry: false,
  });
  const found = (isLong ? (query.data?.data ?? []) : []).filter(({ id }) => !listed.has(id));
  const note = () => {
    if (q === '') return undefined;
    if (!isLong) return t('raters.moreLetters');
    if (query.isError) return `${t('raters.searchFailed')}. ${errorText(query.error, t)}`;
    if (query.isPending) return t('raters.searching');
    return found.length === 0 ? t('raters.nothing') : undefined;
  };
  return (
    <div>
      <SearchField label={label} value={q} onChange={setQ} />
      <Hint as="p" role="status">
        {note()}
      </Hint>
      {found.length > 0 && (
        <ul className="raters-found" aria-label={label}>
          {found.map((person) => (
            <li key={person.id}>
              <Button
                block
                className="raters-found-one"
                aria-label={t('raters.addFound', { ...person, name: shortName(person, locale) })}
                onClick={() => {
                  setQ('');
                  onAdd(person);
                }}
              >
                <span>
                  {shortName(person, locale)}
                  <Hint>
                    {person.position}, {person.subdivision}
                    {person.isFull && `; ${t('raters.isFull')}`}
                  </Hint>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
