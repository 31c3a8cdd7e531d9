import type { DirectoryVerb } from '#core/directory/contract/policy/directory.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import type { Archive } from './queries.ts';

export interface ArchivedNoteProps {
  /** The archived entry that has the name; undefined where none is in the way. */
  another: { id: string; name: string; can: readonly DirectoryVerb[] } | undefined;
  restore: Archive['restore'];
  onRestored: () => void;
}

/** Says that an archived entry has the name of a new one, and offers to bring it back instead. */
export function ArchivedNote({ another, restore, onRestored }: ArchivedNoteProps) {
  const { t } = useT();
  return (
    <div role="alert">
      {another && (
        <InfoBlock
          tone="warning"
          actions={
            another.can.includes('restore') && (
              <Button
                pending={restore.isPending}
                onClick={() =>
                  restore.mutate({ params: { id: another.id } }, { onSuccess: onRestored })
                }
              >
                {t('directory.restore')}
              </Button>
            )
          }
        >
          <p>{t('directory.inArchive', { name: another.name })}</p>
        </InfoBlock>
      )}
    </div>
  );
}
