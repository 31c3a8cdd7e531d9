import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import History from 'lucide-react/icons/history';
import Network from 'lucide-react/icons/network';
import Settings from 'lucide-react/icons/settings';
import SquarePen from 'lucide-react/icons/square-pen';
import Users from 'lucide-react/icons/users';
import { planNeeds, releaseNeeds } from '#core/questionary/contract/policy/needs.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import { directoryKinds, directoryPermission } from '#platform/contract/call/directories.ts';
import type { TextKey } from '#platform/texts/t.ts';

export type MenuText = Extract<TextKey, `menu.${string}`>;

interface Entry {
  label: MenuText;
  /** Its label where it stands beside the other pages of its line. */
  short?: MenuText;
  path: string;
  permissions: readonly Permission[];
  /** A page of another application: opened by a full load. */
  isElsewhere?: true;
}

interface Line {
  icon: LucideIcon;
  /** The name of a line with several pages; without one, the line is called like its first page. */
  label?: MenuText;
  /** The first that is open to somebody stands in the menu; behind it the others are folded, and all lie side by side on the page. */
  pages: readonly Entry[];
  /** Its pages stand as a list at the side of the page. */
  isList?: true;
}

interface Group {
  label: MenuText;
  lines: readonly Line[];
  /** Folded at first where all together would be many. */
  isFolded?: true;
}

const page = <const Path extends string>(
  label: MenuText,
  path: Path,
  ...permissions: readonly Permission[]
) => ({ label, path, permissions });

const elsewhere = (label: MenuText, path: string) =>
  ({ ...page(label, path, 'matrix_matrix_list'), isElsewhere: true }) as const;

const directoryLists = directoryKinds.map((kind) => directoryPermission(kind, 'list'));

export const answeringPath = '/estimation/questionary/testing';

/**
 * The navigation: the specification's groups, their lines, and the pages of each line. An entry shows when the person
 * holds one of its permissions. What is new gets a page of a line, not a line.
 */
const menu = [
  {
    label: 'menu.company',
    lines: [
      {
        icon: Network,
        pages: [
          page('menu.structure', '/structure', 'directory_employee_getemployeelist__invoke'),
          page('menu.team', '/structure/team', releaseNeeds),
        ],
      },
    ],
  },
  {
    label: 'menu.estimation',
    lines: [
      {
        icon: ClipboardList,
        pages: [
          page('menu.journal', '/estimation/questionary', 'questionary_questionary_list'),
          page('menu.cycles', '/estimation/cycles', 'cycle_cycle_list'),
          page('menu.pending', '/estimation/questionary/awaited', 'questionary_questionary_list'),
          page('menu.archive', '/estimation/questionary/archive', 'questionary_questionary_list'),
        ],
      },
      {
        icon: SquarePen,
        pages: [
          page('menu.answering', answeringPath, 'questionary_questionaryemployeelist__invoke'),
        ],
      },
      {
        icon: FileChartColumn,
        pages: [
          page('menu.reports', '/estimation/reports', 'report_report_list'),
          page('menu.heatmap', '/estimation/company', 'report_heatmap_list'),
          page('menu.summary', '/estimation/summary', 'report_summary_list'),
          page('menu.plan', '/estimation/plan', planNeeds),
        ],
      },
      {
        icon: BookOpen,
        pages: [page('menu.directory', '/estimation/dictionary', ...directoryLists)],
      },
      { icon: Users, pages: [page('menu.users', '/estimation/users', 'user_user_list')] },
      {
        icon: History,
        label: 'menu.logs',
        pages: [
          page('menu.delivery', '/estimation/deliveries', 'delivery_delivery_list'),
          page('menu.audit', '/estimation/audit', 'audit_audit_list'),
        ],
      },
      {
        icon: Settings,
        isList: true,
        pages: [
          {
            ...page(
              'menu.settings',
              '/estimation/settings',
              'resetpassword_resetcurrentuserpassword__invoke',
            ),
            short: 'menu.own',
          },
          { ...page('menu.brand', '/estimation/brand', 'brand_brand_list'), short: 'menu.company' },
          page('menu.signIn', '/estimation/sign-in', 'security_security_list'),
          page('menu.security', '/estimation/security', 'security_security_list'),
          page('menu.integrations', '/estimation/integrations', 'security_security_list'),
          page(
            'menu.templates',
            '/estimation/templates',
            'template_email_email_list',
            'template_password_password_list',
          ),
        ],
      },
    ],
  },
  {
    label: 'menu.matrix',
    isFolded: true,
    lines: [
      { icon: Grid3x3, pages: [elsewhere('menu.assessments', '/v2/matrix/assessments')] },
      { icon: BookOpen, pages: [elsewhere('menu.dictionaries', '/v2/matrix/dictionaries')] },
    ],
  },
] as const satisfies readonly Group[];

type AnyPage = (typeof menu)[number]['lines'][number]['pages'][number];
type Screen = Exclude<AnyPage, { isElsewhere: true }>['path'];
export type MenuPage = Entry & ({ path: Screen; isElsewhere?: never } | { isElsewhere: true });
export type MenuLine = Line & { label: MenuText; pages: readonly [MenuPage, ...MenuPage[]] };
type Can = (permission: Permission) => boolean;

const groups: readonly Group[] = menu;

export const menuPages = groups.flatMap(({ lines }) =>
  lines.flatMap(({ pages }) => pages as readonly MenuPage[]),
);

/** The groups with what of them the person may open. Nothing empty is left (rule 10). */
export function visibleMenu(can: Can) {
  return groups
    .map(({ lines, ...group }) => ({ ...group, lines: lines.flatMap((line) => opened(line, can)) }))
    .filter(({ lines }) => lines.length > 0);
}

function opened(line: Line, can: Can): MenuLine[] {
  const [first, ...others] = (line.pages as readonly MenuPage[]).filter((page) =>
    page.permissions.some(can),
  );
  if (!first) return [];
  const label = (others.length > 0 && line.label) || first.label;
  return [{ ...line, label, pages: [first, ...others] }];
}

/** The page to which a path belongs: the longest path that the given one begins with. */
export function entryAt(pathname: string): MenuPage | undefined {
  return menuPages
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Where home leads, in this order (rule 10). */
const homes = [
  '/estimation/questionary',
  '/estimation/company',
  '/estimation/reports',
  answeringPath,
  '/estimation/settings',
] as const satisfies readonly Screen[];

/** Where one of these is somebody's home, nothing that is open to answer comes before it. */
const [journal, company] = homes;

/** Where home leads. Without a journal and company results, what is open to answer or else to do comes first (rule 62). */
export function homePath(can: Can, hasOpen: boolean): Screen | undefined {
  const open = menuPages.filter((page) => page.permissions.some(can)).map(({ path }) => path);
  const home = homes.find((path) => open.includes(path));
  const comesFirst = home === journal || home === company;
  const isFirst = hasOpen && !comesFirst && open.includes(answeringPath);
  return isFirst ? answeringPath : home;
}

/**
 * The part of a path that counts as the screen. An opened questionary belongs to its list's screen
 * (rule 41).
 */
export const screenOf = (pathname: string): string =>
  pathname.replace(/\/[\da-f]{8}-[\da-f-]{27}\/?$/i, '');
