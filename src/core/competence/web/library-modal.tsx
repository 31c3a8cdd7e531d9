import { useQuery } from '@tanstack/react-query';
import {
  getLibrary,
  type LibraryFamily,
  type LibraryProfile,
  takeFromLibrary,
} from '#core/library/contract/library.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { NativeSelect } from '#platform/web/ui/field/native-select.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './library.css';
import { useLibraryChoice } from './library-choice.ts';

interface LibraryModalProps {
  /** The profile whose competencies are ticked at first. */
  profileId?: string | undefined;
  onClose: () => void;
}

/** Copies competencies of the product's own library into the directory (decision 092). */
export function LibraryModal({ profileId, onClose }: LibraryModalProps) {
  const { t } = useT();
  const library = useQuery(partQuery(getLibrary));
  const choice = useLibraryChoice(library.data?.data, profileId);
  const take = useSend(takeFromLibrary);
  const idList = [...choice.chosen];
  return (
    <Modal
      open
      tall
      size="l"
      busy={take.isPending}
      title={t('library.title')}
      onClose={onClose}
      footer={
        <>
          <p className="library-count" role="status">
            {idList.length > 0
              ? t('library.chosen', { count: idList.length })
              : choice.nothingNew && t(`library.${choice.nothingNew}`)}
          </p>
          <Button onClick={onClose} disabled={take.isPending}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={idList.length === 0}
            pending={take.isPending}
            onClick={() => take.mutate({ body: { idList } }, { onSuccess: onClose })}
          >
            {t('library.add')}
          </Button>
        </>
      }
    >
      <Muted as="p">{t('library.lead')}</Muted>
      {library.isPending && <Skeleton height="320px" />}
      {library.isError && <QueryError query={library} title={t('library.failed')} />}
      {library.data && (
        <>
          <Tools profiles={library.data.data.profileList} choice={choice} />
          {choice.found.length === 0 && <EmptyState title={t('library.noneFound')} />}
          {choice.found.map((family) => (
            <Family key={family.id} family={family} choice={choice} />
          ))}
        </>
      )}
    </Modal>
  );
}

type Choice = ReturnType<typeof useLibraryChoice>;

interface ToolsProps {
  profiles: readonly LibraryProfile[];
  choice: Choice;
}

function Tools({ profiles, choice }: ToolsProps) {
  const { t } = useT();
  const options = profiles.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="library-tools">
      <NativeSelect
        label={t('library.profile')}
        hint={t('library.profileHint')}
        value={choice.profileId}
        options={[{ value: '', label: t('library.anyProfile') }, ...options]}
        onChange={(event) => choice.chooseProfile(event.target.value)}
      />
      <SearchField
        label={t('library.search')}
        value={choice.q}
        debounce={0}
        onChange={choice.setQ}
      />
    </div>
  );
}

interface FamilyProps {
  family: LibraryFamily;
  choice: Choice;
}

function Family({ family, choice }: FamilyProps) {
  const { t } = useT();
  return (
    <fieldset className="library-family">
      <legend>{family.name}</legend>
      {family.competenceList.map(({ id, name, description, questionList, isTaken, isArchived }) => (
        <div key={id}>
          <Checkbox
            roomy
            label={name}
            hint={isTaken ? t('library.taken') : isArchived ? t('library.archived') : description}
            checked={choice.chosen.has(id)}
            disabled={isTaken}
            onChange={(event) => choice.choose(id, event.target.checked)}
          />
          <div className="library-questions">
            <Disclosure summary={t('library.questionCount', { count: questionList.length })}>
              <ul>
                {questionList.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Disclosure>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
