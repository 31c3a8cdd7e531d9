import { excuse } from '#contract/assessment/decline/excuse.ts';
import { useKeep } from '#web/assessment/questionary/queries.ts';
import { useSend } from '#web/platform/api/queries.ts';

export const useExcuse = () => useSend(excuse, useKeep());
