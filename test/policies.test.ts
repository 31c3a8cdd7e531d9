import { expect, test } from 'vitest';
import { cyclePolicy, cycleSubjectPolicy } from '#contract/assessment/policy/cycle.ts';
import { planPolicy } from '#contract/assessment/policy/plan.ts';
import { questionaryPolicy } from '#contract/assessment/policy/questionary.ts';
import { ratersPolicy } from '#contract/assessment/policy/raters.ts';
import { openingPolicy, reportPolicy } from '#contract/assessment/policy/report.ts';
import { deliveryPolicy } from '#contract/company/policy/delivery.ts';
import { templatePolicy } from '#contract/company/policy/template.ts';
import { directoryPolicy } from '#contract/people/policy/directory.ts';
import { userPolicy } from '#contract/people/policy/user.ts';
import { permissions } from '#contract/platform/call/access.ts';
import { directoryKinds } from '#contract/platform/call/directories.ts';
import { sourcesOf } from './sources.ts';

const policies = [
  cyclePolicy,
  cycleSubjectPolicy,
  questionaryPolicy,
  ratersPolicy,
  planPolicy,
  reportPolicy,
  openingPolicy,
  deliveryPolicy,
  templatePolicy.email,
  templatePolicy.notification,
  userPolicy,
  ...directoryKinds.map(directoryPolicy),
];
/** Permissions that calls without a thing need as well: listing, creating, bringing in earlier reports. */
const shared = /_(list|create)$|^report_history_import$/;

const sources = sourcesOf(['contract', 'web']).filter(
  ({ path }) => !/\/policy\/|call\/access\.ts$/.test(path),
);

test('a permission that a policy names is written in no call and on no screen', () => {
  const named = policies
    .flatMap((policy) => Object.values(policy).map(({ needs }) => needs))
    .filter((permission) => !shared.test(permission));
  const found = sources.flatMap(({ path, text }) =>
    named.filter((one) => text.includes(`'${one}'`)).map((one) => `${path}: ${one}`),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(found).toEqual([]);
});

/** What leads to a page, a panel or a dialog that is loaded later asks for the permission of its call. */
const leads = new RegExp(
  [
    'web/app/',
    'web/platform/shared/(setting-up|to-journal|cycle/may-see-cycles)',
    'web/people/structure/(structure-tabs|tree/tree-page)',
    'web/assessment/questionary/(journal/journal-page|first-day/steps)',
    'web/assessment/heatmap/heat(map-page|-table)',
  ].join('|'),
);

test('no other screen spells a permission', () => {
  const spelled = sources.filter(
    ({ path, text }) =>
      path.startsWith('web/') &&
      !leads.test(path) &&
      permissions.some((one) => text.includes(`'${one}'`)),
  );
  expect(spelled.map(({ path }) => path)).toEqual([]);
});
