import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { locale, text, version } from '#platform/contract/call/fields.ts';
import { smallGroupsKinds } from '#platform/contract/rules/methods.ts';
import { name } from '#platform/contract/rules/name-fields.ts';
import { perRater } from '#platform/contract/rules/per-rater.ts';
import { isTimeZone } from '#platform/contract/rules/time-zone.ts';
import { accentColor } from './rules/accent.ts';
import { answerWordsForm } from './rules/answer-words-form.ts';
import { pictureHash, pictureKinds, pictureUrl } from './rules/brand-picture.ts';

/** What a company's administrators decide about it (rule 74). */

/** 1 keeps nobody anonymous and says so. Two would let each see the other's answer (rule 25). */
export const thresholds = [1, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** How many days before the last one people may be reminded. */
export const furthestReminder = 30;

/** The hour of letters that a new company begins with (rule 58). */
export const usualSendingTime = 9;

export const mostReminders = 5;

/** For how many months entries of the activity log may be kept; null: for good (rule 93). */
export const auditTerms = [12, 24, 36, 60] as const;
/** The same of messages that were sent, and of notifications. */
export const messageTerms = [3, 6, 12, 24, 36] as const;

const termOf = (terms: readonly number[]) =>
  z.int().check(z.refine((given) => terms.includes(given), 'validation.invalid'));

const reminderDay = z.int().check(z.minimum(1), z.maximum(furthestReminder));

const settingsFields = {
  name: name(200),
  /** The short name, on the picker. */
  brand: name(60),
  /** A new one as `data:`, the address of the saved one, or none. */
  icon: z.nullable(pictureUrl),
  /** Left out: as it is. */
  logo: z.optional(z.nullable(pictureUrl)),
  /** `#rrggbb`. Null: the product's own. */
  accentColor: z.nullable(accentColor),
  timeZone: text(64).check(z.refine(isTimeZone, 'validation.invalidTimeZone')),
  /** From this hour of that time zone letters by the clock go out (rule 58). */
  letterHour: z.int().check(z.minimum(0), z.maximum(23)),
  /** It counts for what is sent to work from now on (rule 25). */
  anonymityThreshold: z
    .int()
    .check(
      z.refine(
        (given) => (thresholds as readonly number[]).includes(given),
        'validation.invalidThreshold',
      ),
    ),
  /** What a new questionary begins with (rule 90). */
  smallGroups: z.enum(smallGroupsKinds),
  /** What a new cycle begins with (rule 138a). Left out: as it is. */
  perRater: z.optional(perRater),
  /** They count for what is sent to work from now on (rule 167). Null: the product's own. */
  answerWords: answerWordsForm,
  /** Days before the last one, latest first. None: only by hand. */
  reminderDayList: z.array(reminderDay).check(
    z.maxLength(mostReminders),
    z.refine((days) => new Set(days).size === days.length, 'validation.repeatedDay'),
  ),
  /** The language of people whom nobody gives one. */
  defaultLocale: locale,
  /** How long each is kept, in months. What is older is deleted at night (rule 93). */
  auditMonths: z.nullable(termOf(auditTerms)),
  deliveryMonths: termOf(messageTerms),
  notificationMonths: termOf(messageTerms),
};

export const companySettingsForm = z.strictObject(settingsFields);
export type CompanySettingsForm = z.output<typeof companySettingsForm>;

export const companySettings = z.object({
  version: z.number(),
  ...settingsFields,
  icon: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  accentColor: z.nullable(z.string()),
  timeZone: z.string(),
  perRater,
  /** The brand's own host. The operator sets it. */
  domain: z.nullable(z.string()),
});
export type CompanySettings = z.infer<typeof companySettings>;

export const getCompanySettings = endpoint({
  name: 'getCompanySettings',
  summary: 'What the administrators have decided about their brand',
  method: 'GET',
  path: '/brand/settings',
  access: 'brand_brand_list',
  reply: one(companySettings),
});

export const updateCompanySettings = endpoint({
  name: 'updateCompanySettings',
  summary:
    'Changes them; invitations that wait for a later day move to the new hour, questionaries in work keep their threshold',
  method: 'PATCH',
  path: '/brand/settings',
  access: 'brand_brand_update',
  fresh: true,
  body: z.strictObject({ ...settingsFields, version }),
  /** It has room for two pictures of 64 KiB in base64, and the rest. */
  largestBody: 192 * 1024,
  reply: one(companySettings),
  errors: ['staleVersion'],
});

export const getBrandPicture = endpoint({
  name: 'getBrandPicture',
  summary: "A brand's icon or logo; its address names its content, so it may be kept for a year",
  method: 'GET',
  path: '/brand/{kind}/{slug}/{hash}',
  access: 'public',
  params: z.strictObject({ kind: z.enum(pictureKinds), slug: text(60), hash: pictureHash }),
  reply: 'file',
});
