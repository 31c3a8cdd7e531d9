import QuestionMark from 'lucide-react/icons/circle-question-mark';
import { helpAddress } from '#addon/help/contract/help-pages.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { helpOf } from './help-of.ts';
import './help-link.css';

interface Props {
  /** The path of the route whose help is opened. */
  path: string;
  /** The tab that the address names, where the help has a section of its own about it. */
  tab?: string | undefined;
}

/** Opens the help about the screen in view beside it (rule 198). */
export function HelpLink({ path, tab = path }: Props) {
  const { t, locale } = useT();
  return (
    <LinkButton
      className="shell-help"
      variant="quiet"
      href={helpAddress(locale, helpOf[tab] ?? helpOf[path])}
      target="_blank"
      rel="noopener"
      title={t('helpLink.open')}
      icon={<QuestionMark />}
    />
  );
}
