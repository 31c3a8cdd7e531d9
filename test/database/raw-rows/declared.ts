import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { fromRoot } from '#platform/server/shared/root.ts';
import { pathOf } from '#scripts/floors.js';
import { sourcesOf } from '#test/sources.ts';

/** What a value of a row is: its `typeof`, or one of these. */
export type Kind = string | 'null' | 'array' | 'date';

/** The columns of a row, and what each may hold; `undefined` is anything. */
export type Columns = ReadonlyMap<string, { kinds?: ReadonlySet<Kind>; isOptional: boolean }>;

export interface Declared {
  path: string;
  /** `undefined` of a type that is put together in a way which is not followed here. */
  columns: Columns | undefined;
}

/** The type written beside each raw statement of the product, by the words of the statement. */
export function declaredRows(): Map<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const { path, text } of sourcesOf(['server'])) {
    if (!text.includes('.execute<')) continue;
    const file = open(path);
    new Visitor({
      CallExpression({ callee, typeArguments, arguments: [statement] }) {
        const isExecute =
          callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          callee.property.name === 'execute';
        const type = typeArguments?.params[0];
        if (!isExecute || !type || statement?.type !== 'TaggedTemplateExpression') return;
        const words = statement.quasi.quasis.map(({ value }) => value.cooked ?? '');
        declared.set(words.join('\0'), { path, columns: columnsOf(type, file) });
      },
    }).visit(file.program);
  }
  return declared;
}

interface File {
  path: string;
  program: ESTree.Program;
}

const opened = new Map<string, File>();

function open(path: string): File {
  const known = opened.get(path);
  if (known) return known;
  const { program } = parseSync(path, readFileSync(fromRoot(path), 'utf8'));
  const file = { path, program };
  opened.set(path, file);
  return file;
}

type Type = { type: ESTree.TSType | ESTree.TSInterfaceDeclaration; file: File };

/** What a name stands for, in its own file or where that imports it from. */
function find(name: string, file: File): Type | undefined {
  for (const node of file.program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    const isNamed =
      (declaration?.type === 'TSTypeAliasDeclaration' ||
        declaration?.type === 'TSInterfaceDeclaration') &&
      declaration.id.name === name &&
      !declaration.typeParameters;
    if (isNamed)
      return {
        type:
          declaration.type === 'TSTypeAliasDeclaration' ? declaration.typeAnnotation : declaration,
        file,
      };
    if (node.type !== 'ImportDeclaration') continue;
    for (const one of node.specifiers) {
      if (one.type !== 'ImportSpecifier' || one.local.name !== name) continue;
      const from = node.source.value;
      const path = from.startsWith('.')
        ? posix.join(posix.dirname(file.path), from)
        : from.startsWith('#') && pathOf(from);
      const imported = one.imported.type === 'Identifier' ? one.imported.name : name;
      return path ? find(imported, open(path)) : undefined;
    }
  }
  return undefined;
}

function columnsOf(type: Type['type'], file: File): Columns | undefined {
  switch (type.type) {
    case 'TSParenthesizedType':
      return columnsOf(type.typeAnnotation, file);
    case 'TSTypeLiteral':
      return ofMembers(type.members, file);
    case 'TSInterfaceDeclaration':
      return together([
        ofMembers(type.body.body, file),
        ...type.extends.map(({ expression, typeArguments }) =>
          expression.type === 'Identifier' && !typeArguments
            ? ofName(expression.name, file)
            : undefined,
        ),
      ]);
    case 'TSIntersectionType':
      return together(type.types.map((one) => columnsOf(one, file)));
    case 'TSTypeReference':
      return type.typeName.type === 'Identifier'
        ? ofReference(type.typeName.name, type.typeArguments?.params ?? [], file)
        : undefined;
    default:
      return undefined;
  }
}

function ofReference(name: string, given: readonly ESTree.TSType[], file: File) {
  const [first, second] = given;
  if (!first) return ofName(name, file);
  if (!second) return undefined;
  // Record<string, unknown> says nothing but that there are columns.
  if (name === 'Record' && first.type === 'TSStringKeyword') return new Map();
  const named = wordsIn(name === 'Record' ? first : second);
  if (name === 'Record' && named) {
    const kinds = kindsOf(second, file);
    return new Map(named.map((column) => [column, { ...(kinds && { kinds }), isOptional: false }]));
  }
  const whole = columnsOf(first, file);
  if (!whole || !named || (name !== 'Pick' && name !== 'Omit')) return undefined;
  return new Map([...whole].filter(([column]) => named.includes(column) === (name === 'Pick')));
}

/** The words of `'one' | 'other'`. */
function wordsIn(type: ESTree.TSType): string[] | undefined {
  const each = (type.type === 'TSUnionType' ? type.types : [type]).flatMap((one) =>
    one.type === 'TSLiteralType' && one.literal.type === 'Literal' ? [one.literal.value] : [],
  );
  const words = each.filter((one) => typeof one === 'string');
  return words.length === (type.type === 'TSUnionType' ? type.types.length : 1) ? words : undefined;
}

function ofName(name: string, file: File): Columns | undefined {
  const found = find(name, file);
  return found && columnsOf(found.type, found.file);
}

function together(each: readonly (Columns | undefined)[]): Columns | undefined {
  const all = each.filter((one) => one !== undefined);
  return all.length === each.length ? new Map(all.flatMap((one) => [...one])) : undefined;
}

function ofMembers(members: readonly ESTree.TSSignature[], file: File): Columns | undefined {
  const columns: [string, { kinds?: ReadonlySet<Kind>; isOptional: boolean }][] = [];
  for (const member of members) {
    if (member.type === 'TSIndexSignature') continue;
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return undefined;
    const type = member.typeAnnotation?.typeAnnotation;
    const kinds = type && kindsOf(type, file);
    columns.push([member.key.name, { ...(kinds && { kinds }), isOptional: member.optional }]);
  }
  return new Map(columns);
}

const plain: Partial<Record<ESTree.TSType['type'], Kind>> = {
  TSStringKeyword: 'string',
  TSTemplateLiteralType: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSArrayType: 'array',
  TSTupleType: 'array',
  TSTypeLiteral: 'object',
};

/** What a column of that type may hold; `undefined` is anything. */
function kindsOf(type: Type['type'], file: File): ReadonlySet<Kind> | undefined {
  if (type.type === 'TSInterfaceDeclaration') return new Set(['object']);
  const kind = plain[type.type];
  if (kind) return new Set([kind]);
  switch (type.type) {
    case 'TSLiteralType':
      return type.literal.type === 'Literal' ? new Set([typeof type.literal.value]) : undefined;
    case 'TSTypeOperator':
      return type.operator === 'readonly' ? kindsOf(type.typeAnnotation, file) : undefined;
    case 'TSUnionType': {
      const each = type.types.map((one) => kindsOf(one, file));
      const known = each.filter((one) => one !== undefined);
      return known.length === each.length ? new Set(known.flatMap((one) => [...one])) : undefined;
    }
    case 'TSTypeReference': {
      if (type.typeName.type !== 'Identifier' || type.typeArguments) return undefined;
      if (type.typeName.name === 'Date') return new Set(['date']);
      const found = find(type.typeName.name, file);
      return found && kindsOf(found.type, found.file);
    }
    default:
      return undefined;
  }
}
