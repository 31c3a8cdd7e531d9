import type { ManyReply } from '#core/questionary/contract/questionary-from-file.ts';
import { WaveProgress, WaveResult } from '#core/questionary/web/many/wave-state.tsx';
import { EncodingQuestion } from '#platform/web/shared/file-import/encoding-question.tsx';
import { ReadNote } from '#platform/web/shared/file-import/file-choice.tsx';
import { SaveError } from '#platform/web/shared/file-import/save-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { UploadProgress } from '#platform/web/ui/state/upload-progress.tsx';
import '#core/questionary/web/from-file/file.css';
import { CardsButtons } from './cards-buttons.tsx';
import { CardsPreview, type CardsPreviewProps } from './cards-preview.tsx';
import { SubjectColumns } from './file-step.tsx';
import type { Cards } from './use-cards.ts';

interface CardsWindowProps {
  cards: Cards;
  made: ManyReply;
  values: CardsPreviewProps['values'];
}

/** What would be created, and to whom letters would go: looked at over the form, then created. */
export function CardsWindow({ cards, made, values }: CardsWindowProps) {
  const { t } = useT();
  const { progress, result } = cards.sent;
  return (
    <Modal
      open
      size="l"
      busy={cards.isBusy || progress !== undefined}
      title={t(
        progress ? 'fromFile.many.launching' : result ? 'many.over' : 'fromFile.many.preview',
      )}
      onClose={result ? cards.end : cards.back}
      footer={<CardsButtons cards={cards} made={made} />}
    >
      {progress ? (
        <WaveProgress progress={progress} />
      ) : result ? (
        <WaveResult {...result} />
      ) : (
        <Looked cards={cards} made={made} values={values} />
      )}
    </Modal>
  );
}

function Looked({ cards, made, values }: CardsWindowProps) {
  const { t } = useT();
  const { error, isBusy, file, raters } = cards;
  return (
    <div className="q-file">
      {file && <ReadNote file={file.file} onBack={isBusy ? undefined : cards.back} />}
      {file?.reply && <EncodingQuestion reply={file.reply} work={file} />}
      <Checkbox
        label={t('fromFile.many.fromStructure')}
        hint={t('fromFile.many.fromStructureHint')}
        checked={made.isFromStructure}
        disabled={isBusy}
        onChange={({ target }) => void cards.decideRaters({ fromStructure: target.checked })}
      />
      <CardsPreview
        reply={made}
        values={values}
        leftOutList={raters.leftOutList}
        onLeaveOut={isBusy ? undefined : (leftOutList) => void cards.decideRaters({ leftOutList })}
      />
      {file?.reply && <SubjectColumns reply={file.reply} work={file} />}
      <SaveError>{error}</SaveError>
      {file?.sent !== undefined && (
        <UploadProgress
          sent={file.sent}
          sending={t('fileImport.sending')}
          working={t(file.isSaving ? 'fromFile.many.creating' : 'fileImport.checking')}
        />
      )}
    </div>
  );
}
