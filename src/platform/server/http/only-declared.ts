import type { Schema } from '#platform/contract/call/endpoint.ts';

/** Leaves out of a reply what its schema doesn't declare. Doesn't change the reply itself. */
export type OnlyDeclared = (reply: unknown) => object;
type Keep = (value: unknown) => unknown;

type Definition =
  | { type: 'object'; shape: Record<string, Schema> }
  | { type: 'array'; element: Schema }
  | { type: 'optional' | 'nullable'; innerType: Schema }
  | { type: 'string' | 'number' | 'boolean' | 'enum' };

/**
 * What keeps undeclared fields from leaving with a reply. It looks at fields only, so it costs much
 * less than parsing; the tests hold the values (`test/start/start-app.ts`). Throws for a kind of schema
 * that it doesn't know.
 */
export function onlyDeclared(schema: Schema): OnlyDeclared {
  const keep = keeperOf(schema);
  if (!keep) throw new Error('a reply has fields');
  return keep as OnlyDeclared;
}

/** Undefined for what has no fields. */
function keeperOf(schema: Schema): Keep | undefined {
  const definition = schema._zod.def as Definition;
  switch (definition.type) {
    case 'object':
      return ofObject(definition.shape);
    case 'array':
      return ofArray(keeperOf(definition.element));
    case 'optional':
    case 'nullable':
      return keeperOf(definition.innerType);
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
      return undefined;
    default:
      throw new Error(`a reply has no ${schema._zod.def.type}`);
  }
}

function ofObject(shape: Record<string, Schema>): Keep {
  const fields = Object.entries(shape).map(([name, schema]) => [name, keeperOf(schema)] as const);
  return (value) => {
    if (!isObject(value)) return value;
    const kept: Record<string, unknown> = {};
    for (const [name, keep] of fields) {
      const field = value[name];
      if (field !== undefined) kept[name] = keep ? keep(field) : field;
    }
    return kept;
  };
}

const ofArray = (keep: Keep | undefined): Keep | undefined =>
  keep && ((value) => (Array.isArray(value) ? value.map(keep) : value));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
