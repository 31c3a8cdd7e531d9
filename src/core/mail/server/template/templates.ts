import {
  isBlock,
  type TemplateChannel,
  type TemplateType,
  typesOf,
  variablesOf,
} from '#core/mail/contract/template/rules/templates.ts';
import type { Template } from '#core/mail/contract/template/template.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { orNotFound } from '#platform/server/shared/errors.ts';
import { speak } from '#platform/texts/speak.ts';
import { type Locale, locales, type T, type TextKey } from '#platform/texts/t.ts';
import { defaultWording, type TemplateKey } from './default-texts.ts';
import { findTemplate, firstVersion, listTemplates } from './queries.ts';

type Saved = Awaited<ReturnType<typeof listTemplates>>[number];

const idOf = ({ type, locale }: TemplateKey): string => `${type}-${locale}`;

/** The template of an id. 404 where the channel has none of that name. */
export function templateKeyOf(channel: TemplateChannel, id: string): TemplateKey {
  const keys = typesOf(channel).flatMap((type) =>
    locales.map((locale) => ({ channel, type, locale })),
  );
  const key = keys.find((one) => idOf(one) === id);
  return orNotFound(key);
}

/** All templates of one channel in one language, those that the company has changed and the others. */
export async function listAll(scope: Scope, channel: TemplateChannel, locale: Locale) {
  const saved = await listTemplates(scope, { channel, locale });
  const data = typesOf(channel).map((type) => {
    const own = saved.find((row) => row.type === type);
    return shown({ channel, type, locale }, own, speak[locale]);
  });
  return { data, count: data.length };
}

export const getTemplate = async (scope: Scope, key: TemplateKey, t: T): Promise<Template> =>
  shown(key, await findTemplate(scope, key), t);

function shown(key: TemplateKey, saved: Saved | undefined, t: T): Template {
  const isChanged = typeof saved?.text === 'string';
  const own = isChanged ? { subject: saved.subject ?? '', text: saved.text ?? '' } : undefined;
  return {
    id: idOf(key),
    version: saved?.version ?? firstVersion,
    templateType: key.type,
    ...(own ?? defaultWording(key)),
    isChanged,
    variableTypeList: groupsOf(key, t),
  };
}

/** The variables of a template by their groups, named for people. */
function groupsOf({ type, channel }: TemplateKey, t: T): Template['variableTypeList'] {
  const names = variablesOf(type, channel);
  const groups = [...new Set(names.map((name) => groupOf(name)))];
  return groups.map((id) => ({
    id,
    name: t(`template.group.${id}` as GroupKey),
    variableList: names
      .filter((name) => groupOf(name) === id)
      .map((name) => ({
        id: name,
        name: t(`template.variable.${name}`),
        isBlock: isBlock(name),
      })),
  }));
}

type GroupKey = Extract<TextKey, `template.group.${string}`>;
const groupOf = (name: string): string => name.slice(0, name.indexOf('.'));

/** What people know a template by. */
export const typeName = (type: TemplateType, t: T): string => t(`template.type.${type}`);
