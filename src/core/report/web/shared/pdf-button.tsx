import Download from 'lucide-react/icons/download';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

/** Saves the PDF of the report or comparison that is open. */
export function PdfButton({ save, isPending }: { save: () => void; isPending: boolean }) {
  const { t } = useT();
  return (
    <Button
      className="r-wide"
      variant="primary"
      icon={<Download />}
      pending={isPending}
      onClick={save}
    >
      <span aria-live="polite">{t(isPending ? 'report.preparingPdf' : 'report.downloadPdf')}</span>
    </Button>
  );
}
