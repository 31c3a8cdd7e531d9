import { useRef } from 'react';
import { importMany, type SubjectField } from '#core/questionary/contract/questionary-from-file.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import type { FieldError } from '#platform/contract/call/envelope.ts';
import { ApiError, type CallReply, call } from '#platform/web/api/call.ts';
import {
  type ColumnChoices,
  columnFields,
  noColumnChoices,
} from '#platform/web/shared/file-import/column-choices.ts';
import { useFileImport } from '#platform/web/shared/file-import/use-file-import.ts';
import { type Asked, fileBody, noRaterChoices, type RaterChoices } from './bodies.ts';

interface Choices extends ColumnChoices<SubjectField>, RaterChoices {}
const noChoices: Choices = { ...noColumnChoices, ...noRaterChoices };

/** Whether an error is about a field of the form; all others are about the file. */
const isOfForm = ({ path }: FieldError): boolean => path !== 'file' && !path.startsWith('columns');

/** A questionary for each subject of a file. `asked`: what the form holds. */
export function useCardsOfFile(asked: Asked) {
  const refused = useRef<FieldError[]>(undefined);
  const work = useFileImport<CallReply<typeof importMany>, Choices, BodyInput<typeof importMany>>({
    noChoices,
    // What is created is what was looked at.
    formOf: (choices, known, isDryRun) => ({
      ...fileBody(asked, {
        ...choices,
        fromStructure: isDryRun ? choices.fromStructure : known?.isFromStructure,
      }),
      ...columnFields(choices, known),
    }),
    send: (sending, dryRun, body) => call(importMany, { ...sending, query: { dryRun }, body }),
    place: (error) => isOfForm(error) && (refused.current?.push(error) ?? 0) > 0,
  });
  const { choices, decide } = work;
  return {
    ...work,
    isBusy: work.sent !== undefined,
    raters: choices as RaterChoices,
    decideRaters: async (raters: Partial<RaterChoices>) => decide({ ...choices, ...raters }),
    /** Errors of the form's fields are thrown, as the form shows them. */
    async look() {
      refused.current = [];
      await work.check();
      const errors = refused.current;
      refused.current = undefined;
      if (errors.length > 0) throw new ApiError(400, { errors });
    },
  };
}
export type CardsOfFile = ReturnType<typeof useCardsOfFile>;
