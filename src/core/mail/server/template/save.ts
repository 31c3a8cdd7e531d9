import { type Doer, noteAudit } from '#core/audit/server/note.ts';
import { changedFields } from '#core/audit/server/rules.ts';
import { getBrandName, lockBrand } from '#core/company/server/queries.ts';
import type { TemplateChannel } from '#core/mail/contract/template/rules/templates.ts';
import type { Template } from '#core/mail/contract/template/template.ts';
import { type Issue, mostIssues } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type BrandCall, inBrand } from '#platform/server/http/in-brand.ts';
import { asText, type Piece } from '#platform/server/mail/pieces.ts';
import { invalid, stale } from '#platform/server/shared/errors.ts';
import { speak } from '#platform/texts/speak.ts';
import type { T } from '#platform/texts/t.ts';
import { checkSubject, checkText } from './check.ts';
import type { TemplateKey, Wording } from './default-texts.ts';
import { fillPieces } from './fill.ts';
import { saveTemplate } from './queries.ts';
import { readHtml } from './read-html.ts';
import { sampleSmall, sampleValues } from './sample.ts';
import { getTemplate, templateKeyOf, typeName } from './templates.ts';
import { writeMail } from './write-from-template.ts';
import { writeHtml } from './write-html.ts';

type Caller = BrandCall & Doer & { t: T; params: { id: string } };
interface Given {
  subject?: string | undefined;
  text: string;
}

/** Saves a company's words, cleaned, unless somebody else has changed them since they were read. */
export function updateTemplate(
  call: Caller & { body: Given & { version?: number | undefined } },
  channel: TemplateChannel,
) {
  const key = templateKeyOf(channel, call.params.id);
  const pieces = readChecked(key, call.body);
  const { t, body } = call;
  return inBrand(call, async (scope) => {
    const before = await lockTemplate(scope, key, t);
    if (body.version !== undefined && body.version !== before.version) throw stale(before);
    const words = { subject: body.subject ?? before.subject, text: writeHtml(pieces) };
    const data = await change(scope, call, { key, words, before, verb: 'update' });
    return { data, message: t('templateMessages.saved') };
  });
}

/** Gives up a company's words: from here on the template says what the product says. */
export function resetTemplate(call: Caller, channel: TemplateChannel) {
  const key = templateKeyOf(channel, call.params.id);
  return inBrand(call, async (scope) => {
    const before = await lockTemplate(scope, key, call.t);
    const data = await change(scope, call, { key, words: null, before, verb: 'restore' });
    return { data, message: call.t('templateMessages.reset') };
  });
}

/** The words as they would arrive, filled with invented people. Nothing is saved. */
export function previewTemplate(call: Caller & { body: Given }, channel: TemplateChannel) {
  const key = templateKeyOf(channel, call.params.id);
  const pieces = readChecked(key, call.body);
  const { type, locale } = key;
  return inBrand(call, async (scope) => {
    const sender = await getBrandName(scope);
    const values = sampleValues(type, locale, sender);
    if (channel === 'notification') {
      const text = asText(fillPieces(pieces, values, locale));
      return { data: { subject: '', html: writeHtml([{ kind: 'paragraph', of: [text] }]) } };
    }
    const subject = call.body.subject ?? (await getTemplate(scope, key, call.t)).subject;
    const small = sampleSmall(type, speak[locale]);
    const words = { subject, text: writeHtml(pieces) };
    const { subject: filled, html } = writeMail(key, words, { values, sender, small });
    return { data: { subject: filled, html } };
  });
}

/** Nobody else changes a template of this company until the transaction ends. */
async function lockTemplate(scope: Scope, key: TemplateKey, t: T): Promise<Template> {
  await lockBrand(scope);
  return getTemplate(scope, key, t);
}

interface Change {
  key: TemplateKey;
  words: Wording | null;
  before: Template;
  verb: 'update' | 'restore';
}

async function change(
  scope: Scope,
  call: Caller,
  { key, words, before, verb }: Change,
): Promise<Template> {
  await saveTemplate(scope, key, words);
  const data = await getTemplate(scope, key, call.t);
  const fieldList = changedFields('template', before, data);
  const details = { template: key, ...(verb === 'update' && { fieldList }) };
  const name = typeName(key.type, call.t);
  await noteAudit(scope, call, { verb, kind: 'template', id: null, name, details });
  return data;
}

/** What the text holds. 400 at the field where there is something that no letter could say. */
function readChecked(key: TemplateKey, { subject, text }: Given): Piece[] {
  const pieces = readHtml(text);
  const at = (path: string) => (found: Omit<Issue, 'path'>) => ({ path, ...found });
  const issues = [
    ...(subject === undefined ? [] : checkSubject(key, subject).map(at('subject'))),
    ...checkText(key, pieces).map(at('text')),
  ];
  if (issues.length > 0) throw invalid(...issues.slice(0, mostIssues));
  return pieces;
}
