import Network from 'lucide-react/icons/network';
import type { FormValues } from '#core/questionary/web/form-rules.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { countOffered, withOffers } from './offers.ts';
import type { FromStructure } from './use-suggestions.ts';

interface FillButtonProps {
  structure: FromStructure;
  values: FormValues;
  onFill: (participants: FormValues['participants']) => void;
}

/** Takes everybody whom the structure offers, in all roles at once. */
export function FillButton({ structure, values, onFill }: FillButtonProps) {
  const { t } = useT();
  const { query, offers, isAsked } = structure;
  if (!isAsked) return null;
  if (query.isError) {
    return <QueryError query={query} title={t('questionaryForm.structure.failed')} />;
  }
  const count = countOffered(offers);
  function fill() {
    if (count === 0) return;
    onFill(withOffers(values, offers));
    toast.success(t('questionaryForm.structure.done', { count }));
  }
  return (
    <Button icon={<Network />} pending={query.isPending} aria-disabled={count === 0} onClick={fill}>
      {t('questionaryForm.structure.fill')}
    </Button>
  );
}
