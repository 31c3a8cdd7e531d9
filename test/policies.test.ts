import { expect, test } from 'vitest';
import { cyclePolicy, cycleSubjectPolicy } from '#core/cycle/contract/policy/cycle.ts';
import { ratersPolicy } from '#core/cycle/contract/policy/raters.ts';
import { directoryPolicy } from '#core/directory/contract/policy/directory.ts';
import { deliveryPolicy } from '#core/mail/contract/policy/delivery.ts';
import { templatePolicy } from '#core/mail/contract/template/policy/template.ts';
import { planPolicy } from '#core/plan/contract/policy/plan.ts';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { reportPolicy, sharingPolicy } from '#core/report/contract/policy/report.ts';
import { userPolicy } from '#core/user/contract/policy/user.ts';
import { permissions } from '#platform/contract/call/access.ts';
import { directoryKinds } from '#platform/contract/call/directories.ts';
import { placeOf } from '#scripts/floors.js';
import { sourcesOf } from './sources.ts';

const policies = [
  cyclePolicy,
  cycleSubjectPolicy,
  questionaryPolicy,
  ratersPolicy,
  planPolicy,
  reportPolicy,
  sharingPolicy,
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
    'src/app/web/',
    'src/(core|addon)/[a-z-]+/web/routes\\.ts$',
    'src/platform/web/shared/setting-up',
    'src/core/cycle/web/shared/may-see-cycles',
    'src/addon/structure/web/(structure-tabs|org-chart/org-chart-page)',
    'src/core/questionary/web/(assessments/assessments-page|first-day/step-list|to-assessments)',
    'src/addon/heatmap/web/heat(map-page|-table)',
  ].join('|'),
);

test('no other screen spells a permission', () => {
  const spelled = sources.filter(
    ({ path, text }) =>
      placeOf(path)?.floor === 'web' &&
      !leads.test(path) &&
      permissions.some((one) => text.includes(`'${one}'`)),
  );
  expect(spelled.map(({ path }) => path)).toEqual([]);
});
