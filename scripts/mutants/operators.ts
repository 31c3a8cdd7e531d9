import type { ESTree, VisitorObject } from 'vite';

interface Span {
  start: number;
  end: number;
}

/** Told of each place: what goes, and what stands there instead. */
type Found = (gone: Span, instead: string) => void;
/** The text of a node, or of what stands between two places. */
type Text = (span: Span) => string;

interface Operator {
  name: string;
  /** The floor on which it is tried, where it isn't both. */
  floor?: 'web';
  visitor: (found: Found, text: Text) => VisitorObject;
}

const moved: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

/** Every change that is tried. Each is one that somebody who uses the product could notice. */
export const operators: readonly Operator[] = [
  {
    name: 'condition negated',
    visitor: (found, text) => ({
      IfStatement({ test }) {
        found(test, `!(${text(test)})`);
      },
    }),
  },
  {
    name: 'and for or',
    visitor: (found, text) => ({
      LogicalExpression(node) {
        if (node.operator !== '??' && !isElement(node.right)) otherSign(node, found, text);
      },
    }),
  },
  {
    name: 'bound moved',
    visitor: (found, text) => ({
      BinaryExpression(node) {
        if (/^(<=?|>=?|[!=]==)$/.test(node.operator)) otherSign(node, found, text);
      },
    }),
  },
  {
    name: 'plus for minus',
    visitor: (found, text) => ({
      BinaryExpression(node) {
        const isText = [node.left, node.right].some(
          (side) =>
            side.type === 'TemplateLiteral' ||
            (side.type === 'Literal' && typeof side.value === 'string'),
        );
        if (/^[+-]$/.test(node.operator) && !isText) otherSign(node, found, text);
      },
    }),
  },
  {
    name: 'boolean flipped',
    visitor: (found) => ({
      Literal(node) {
        if (typeof node.value === 'boolean') found(node, String(!node.value));
      },
    }),
  },
  {
    name: 'number one more',
    visitor: (found) => ({
      // One more of a large number, such as of milliseconds, is noticed by nobody.
      Literal(node) {
        if (typeof node.value === 'number' && Number.isInteger(node.value) && node.value <= 100)
          found(node, String(node.value + 1));
      },
    }),
  },
  {
    name: 'text emptied',
    visitor: (found) => ({
      Literal(node) {
        if (typeof node.value === 'string' && node.value !== '') found(node, "''");
      },
    }),
  },
  {
    name: 'call left out',
    visitor: (found) => ({
      ExpressionStatement(node) {
        const { expression } = node;
        const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
        if (call.type === 'CallExpression') found(node, ';');
      },
    }),
  },
  {
    name: 'early end left out',
    visitor: (found) => ({
      IfStatement(node) {
        if (!node.alternate && isEnd(node.consequent)) found(node, ';');
      },
    }),
  },
  {
    name: 'fallback always',
    visitor: (found, text) => ({
      LogicalExpression(node) {
        if (node.operator === '??') found(node, `(${text(node.right)})`);
      },
    }),
  },
  {
    name: 'branches swapped',
    visitor: (found, text) => ({
      ConditionalExpression({ start, end, consequent, alternate }) {
        const parts = [
          text({ start, end: consequent.start }),
          text(alternate),
          text({ start: consequent.end, end: alternate.start }),
          text(consequent),
          text({ start: alternate.end, end }),
        ];
        found({ start, end }, parts.join(''));
      },
    }),
  },
  {
    name: 'predicate negated',
    visitor: (found, text) => ({
      CallExpression({ callee, arguments: [predicate] }) {
        const chooses =
          callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          /^(filter|find|findIndex|findLast|some|every)$/.test(callee.property.name);
        if (!chooses || predicate?.type !== 'ArrowFunctionExpression') return;
        const { body } = predicate;
        if (body.type !== 'BlockStatement') found(body, `!(${text(body)})`);
      },
    }),
  },
  {
    name: 'never shown',
    floor: 'web',
    visitor: (found) => ({
      JSXExpressionContainer({ expression }) {
        if (expression.type === 'LogicalExpression' && isElement(expression.right))
          found(expression, 'null');
      },
    }),
  },
  {
    name: 'property left out',
    floor: 'web',
    visitor: (found) => ({
      JSXAttribute(node) {
        found(node, '');
      },
      CallExpression({ arguments: given }) {
        for (const object of given)
          if (object.type === 'ObjectExpression')
            for (const property of object.properties)
              if (property.type === 'Property') found(property, '...{}');
      },
    }),
  },
];

/** What nobody who uses the product could notice, or what is a matter of looks: nothing in it is changed. */
export const unnoticed = (leave: (span: Span) => void, text: Text): VisitorObject => ({
  ImportDeclaration: leave,
  ExportAllDeclaration: leave,
  TSLiteralType: leave,
  TSEnumDeclaration: leave,
  JSXAttribute(node) {
    if (looks.test(text(node.name))) leave(node);
  },
  Property(node) {
    if (/^(className|key|queryKey|style|variant|size|tone|width|height)$/.test(text(node.key)))
      leave(node);
    else if (!node.computed && !node.shorthand) leave(node.key);
  },
  VariableDeclarator(node) {
    if (sizes.test(text(node.id))) leave(node);
  },
  NewExpression(node) {
    if (/^(\w*Error)$/.test(text(node.callee))) leave(node);
  },
  IfStatement(node) {
    if (/^\{?\s*throw new \w*Error\(/.test(text(node.consequent))) leave(node);
  },
  CallExpression(node) {
    const callee = text(node.callee);
    if (/\b(log|logger|console|complain|metrics?|classNames|lazy)\b/.test(callee)) leave(node);
    const last = node.arguments.at(-1);
    if (/^use[A-Z]\w*$/.test(callee) && last?.type === 'ArrayExpression') leave(last);
  },
  ExpressionStatement(node) {
    const isLogged = /^(await )?[\w.?]*\b(log|logger|console|complain|metrics?)\b/.test(text(node));
    if (isLogged || ('directive' in node && node.directive)) leave(node);
  },
});

/** Names of what is seen only as a look, or by React alone. */
const looks =
  /^(as|className|key|style|ref|aria-hidden|data-.*|variant|size|tone|shape|color|align|placement|icon|look|width|height|viewBox|d|[xy][12]?|c[xy]|r|stroke.*|fill|transform|points)$/;
const sizes = /width|height|size|gap|padding|margin|offset|radius|pixel/i;

/** The same two sides with the other sign between them. */
function otherSign(
  { start, end, left, right, operator }: ESTree.BinaryExpression | ESTree.LogicalExpression,
  found: Found,
  text: Text,
) {
  const between = text({ start: left.end, end: right.start });
  const parts = [
    text({ start, end: left.end }),
    between.replace(operator, moved[operator] ?? operator),
    text({ start: right.start, end }),
  ];
  found({ start, end }, parts.join(''));
}

const isElement = ({ type }: ESTree.Expression) => type === 'JSXElement' || type === 'JSXFragment';

function isEnd(statement: ESTree.Statement): boolean {
  if (statement.type === 'ReturnStatement' || statement.type === 'ThrowStatement') return true;
  const [only, ...more] = statement.type === 'BlockStatement' ? statement.body : [];
  return only !== undefined && more.length === 0 && isEnd(only);
}
