import { excuse } from '#core/questionary/contract/decline/excuse.ts';
import { useKeep } from '#core/questionary/web/queries.ts';
import { useSend } from '#platform/web/api/queries.ts';

export const useExcuse = () => useSend(excuse, useKeep());
