import { useNavigate } from '@tanstack/react-router';
import type { ComparisonAddress } from '#core/report/web/shared/comparison-address.ts';
import { ChooseReportModal } from './choose-report-modal.tsx';
import { CompareModal } from './compare-modal.tsx';

export type ComparisonPartProps = { comparison: ComparisonAddress; onClose: () => void };

/** What an address about a comparison opens. A chosen report takes the choice's place there. */
export function ComparisonPart({ comparison, onClose }: ComparisonPartProps) {
  const navigate = useNavigate();
  const { with: other, ...of } = comparison;
  if (other === 'choose') {
    const choose = (id: string) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, with: id }),
        state: true,
        replace: true,
        resetScroll: false,
      });
    return <ChooseReportModal {...of} onChoose={choose} onClose={onClose} />;
  }
  return (
    <CompareModal
      {...of}
      secondQuestionaryId={other === 'previous' ? undefined : other}
      onClose={onClose}
    />
  );
}
