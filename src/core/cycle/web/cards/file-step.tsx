import { useEffect, useRef } from 'react';
import {
  getQuestionaryFileExample,
  type ImportManyReply,
  subjectFields,
} from '#core/questionary/contract/questionary-from-file.ts';
import type { Method } from '#platform/contract/rules/methods.ts';
import { FileColumns } from '#platform/web/shared/file-import/columns.tsx';
import { EncodingQuestion } from '#platform/web/shared/file-import/encoding-question.tsx';
import { FileChoice, FileExample } from '#platform/web/shared/file-import/file-choice.tsx';
import { FileProblems } from '#platform/web/shared/file-import/problems.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { UploadProgress } from '#platform/web/ui/state/upload-progress.tsx';
import '#core/questionary/web/from-file/file.css';
import { FileLead } from '#core/questionary/web/from-file/file-lead.tsx';
import type { CardsOfFile } from './cards-of-file.ts';

export interface FileStepProps {
  method: Method;
  work: CardsOfFile;
}

/** Choosing the file of those who are assessed: what it must hold, an example, and what is wrong with it. */
export function FileStep({ method, work }: FileStepProps) {
  const { t } = useT();
  const { reply, error, sent } = work;
  const box = useRef<HTMLDivElement>(null);
  const isWrong = error !== undefined || (reply?.data.length ?? 0) > 0;
  useEffect(() => {
    if (isWrong) box.current?.scrollIntoView({ block: 'start' });
  }, [isWrong]);
  return (
    <div ref={box} className="q-file">
      <FileChoice
        lead={<FileLead of="questionaries" method={method} />}
        label={t('fromFile.file')}
        upload={work}
        example={
          <FileExample
            example={getQuestionaryFileExample}
            given={{ query: { of: 'questionaries' } }}
          />
        }
      />
      {reply && reply.data.length > 0 && (
        <>
          <EncodingQuestion reply={reply} work={work} />
          <FileProblems problems={reply.problemList} />
          <SubjectColumns reply={reply} work={work} />
        </>
      )}
      {sent !== undefined && (
        <UploadProgress
          sent={sent}
          sending={t('fileImport.sending')}
          working={t('fileImport.checking')}
        />
      )}
    </div>
  );
}

interface SubjectColumnsProps {
  reply: ImportManyReply;
  work: CardsOfFile;
}

export function SubjectColumns({ reply, work: { choices, decide } }: SubjectColumnsProps) {
  const { t } = useT();
  return (
    <FileColumns
      known={reply}
      fields={subjectFields.map((value) => ({ value, label: t(`fromFile.${value}`) }))}
      choices={choices}
      onDecide={decide}
    />
  );
}
