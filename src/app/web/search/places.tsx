import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import BookOpenText from 'lucide-react/icons/book-open-text';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import Upload from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';
import { helpWordsOf } from '#addon/help/contract/help-words.ts';
import { loadHelpIndex } from '#addon/help/web/load-index.ts';
import { searchHelp } from '#addon/help/web/search-help.ts';
import { visibleMenu } from '#app/web/menu/menu.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { getCompanySettings } from '#core/company/contract/company-settings.ts';
import { createCycle } from '#core/cycle/contract/cycle.ts';
import { chooseTheme, useTheme } from '#platform/web/device/theme.ts';
import { openBeside } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FoundCard } from './found-card.tsx';
import type { Group } from './groups.tsx';

/** Every word that was typed begins one of these. */
function isMeant(name: string, q: string): boolean {
  const words = helpWordsOf(name);
  return helpWordsOf(q).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** What one may do, at once; and once something is typed, where one may go. */
export function usePlaces(q: string): Group {
  const { t } = useT();
  const actions = useActions();
  const [pages, settings] = [usePages(), useSettings()];
  const all = q ? [...actions, ...pages, ...settings] : actions;
  return {
    id: 'places',
    title: t(q ? 'headerSearch.places' : 'headerSearch.actions'),
    found: all
      .filter(({ name }) => isMeant(name, q))
      .map(({ icon, ...place }) => ({
        ...place,
        id: place.name,
        card: <FoundCard icon={icon} title={place.name} />,
      })),
  };
}

interface Place {
  name: string;
  icon: ReactNode;
  open: () => void;
}

function useActions(): Place[] {
  const { t } = useT();
  const can = useCan();
  const navigate = useNavigate();
  const isDark = useTheme() === 'Dark';
  const actions: (Place | false)[] = [
    can('questionary_questionary_create') && {
      name: t('headerSearch.createOne'),
      icon: <Plus />,
      open: () => void navigate({ to: '/estimation/questionary', search: { form: 'new' } }),
    },
    can(createCycle.access) && {
      name: t('headerSearch.createCycle'),
      icon: <Plus />,
      open: () => void navigate({ to: '/estimation/cycles', search: { form: 'new' } }),
    },
    can('directory_employee_employee_import') && {
      name: t('headerSearch.importPeople'),
      icon: <Upload />,
      open: () => openBeside('import', {}),
    },
    {
      name: t(isDark ? 'shell.lightTheme' : 'shell.darkTheme'),
      icon: <Moon />,
      open: () => chooseTheme(isDark ? 'White' : 'Dark'),
    },
  ];
  return actions.filter((one) => one !== false);
}

function usePages(): Place[] {
  const { t } = useT();
  const navigate = useNavigate();
  return visibleMenu(useCan()).flatMap(({ lines }) =>
    lines.flatMap(({ pages }) =>
      pages.map((page) => ({
        name: t(page.label),
        icon: <CornerDownRight />,
        open: () =>
          page.isElsewhere ? window.location.assign(page.path) : void navigate({ to: page.path }),
      })),
    ),
  );
}

/** What a company decides, each by its label, with the part of the settings in which it stands. */
const settings = [
  ['brand.logo', 'look'],
  ['brand.accent.label', 'look'],
  ['brand.timeZone', 'letters'],
  ['brand.letterHour', 'letters'],
  ['brand.threshold', 'anonymity'],
  ['brand.perRater', 'load'],
  ['brand.answerWords', 'answerWords'],
  ['brand.terms', 'terms'],
] as const;

function useSettings(): Place[] {
  const { t } = useT();
  const navigate = useNavigate();
  if (!useCan()(getCompanySettings.access)) return [];
  return settings.map(([label, hash]) => ({
    name: t(label),
    icon: <Settings />,
    open: () => void navigate({ to: '/estimation/brand', hash }),
  }));
}

/** What the help has, by its own index in the language of the screen. It opens beside the page, as by the question mark. */
export function useHelp(q: string): Group {
  const { t, locale } = useT();
  const { data, isError, isFetching } = useQuery({
    queryKey: ['helpIndex', locale],
    queryFn: () => loadHelpIndex(`/help/${locale}/search.json`),
    enabled: q !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    id: 'help',
    title: t('headerSearch.help'),
    isError,
    isFetching,
    found: (q && data ? searchHelp(data, q) : []).slice(0, 4).map(({ href, page, heading }) => ({
      id: href,
      name: heading,
      card: (
        <FoundCard
          icon={<BookOpenText />}
          title={heading}
          about={page === heading ? undefined : page}
        />
      ),
      open: () => void window.open(href, '_blank', 'noopener'),
    })),
  };
}
