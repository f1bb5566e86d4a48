import ts from 'typescript'
import { changesOfCall } from './calls.ts'
import { patternsOf } from './patterns.ts'

/** How a change is put into the code so that it can be turned on while the program runs (`instrument.ts`). */
export type Place = 'expression' | 'property' | 'element' | 'statement'

/** `becomes`: the code that stands there instead. */
export type Change = { place: Place; becomes: string }

type Kind = (node: ts.Node) => Change[]

const expression = (...texts: string[]): Change[] =>
  texts.map((becomes) => ({ place: 'expression', becomes }))

/** Each boundary one further; an equation turned round; a sum a difference. */
const operators: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.EqualsEqualsToken]: '!=',
  [ts.SyntaxKind.ExclamationEqualsToken]: '==',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
}

/** What a condition decides, decided beforehand; only "over" for a loop, which else never ends. */
function conditions(node: ts.Node): string[] {
  const { parent } = node
  if (ts.isIfStatement(parent) && parent.expression === node) return ['true', 'false']
  if (ts.isConditionalExpression(parent) && parent.condition === node) return ['true', 'false']
  if (ts.isWhileStatement(parent) && parent.expression === node) return ['false']
  return []
}

const isCondition = (node: ts.Node) => conditions(node).length > 0

const binary: Kind = (node) => {
  if (!ts.isBinaryExpression(node)) return []
  const { left, right, operatorToken } = node
  const { kind } = operatorToken
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken) {
    return expression(left.getText(), right.getText())
  }
  if (kind === ts.SyntaxKind.QuestionQuestionToken) return expression(left.getText())
  const other = operators[kind]
  // A condition is decided both ways as it is.
  const isSaid = isCondition(node) && /^[!=]/.test(other ?? '')
  return other && !isSaid ? expression(`${left.getText()} ${other} ${right.getText()}`) : []
}

const number: Kind = (node) => {
  if (!ts.isNumericLiteral(node)) return []
  const value = Number(node.text)
  return expression(value === 0 ? '1' : value === 1 ? '0' : `${node.getText()} * 10`)
}

const text: Kind = (node) => {
  if (ts.isTemplateExpression(node)) {
    return ts.isTaggedTemplateExpression(node.parent) ? [] : expression("''")
  }
  if (!ts.isStringLiteralLike(node) || ts.isTaggedTemplateExpression(node.parent)) return []
  // It is left out as a whole.
  if (ts.isPropertyAssignment(node.parent) || ts.isArrayLiteralExpression(node.parent)) return []
  return expression(node.text === '' ? "'other'" : "''")
}

const boolean: Kind = ({ kind }) => {
  if (kind === ts.SyntaxKind.TrueKeyword) return expression('false')
  return kind === ts.SyntaxKind.FalseKeyword ? expression('true') : []
}

const negation: Kind = (node) =>
  ts.isPrefixUnaryExpression(node) &&
  node.operator === ts.SyntaxKind.ExclamationToken &&
  !isCondition(node)
    ? expression(node.operand.getText())
    : []

const pattern: Kind = (node) =>
  node.kind === ts.SyntaxKind.RegularExpressionLiteral
    ? expression(...patternsOf(node.getText()))
    : []

const decided: Kind = (node) => expression(...conditions(node))

const call: Kind = (node) =>
  ts.isCallExpression(node) && !(node.flags & ts.NodeFlags.OptionalChain)
    ? expression(...changesOfCall(node))
    : []

/** A field that is not there: of a row that is written, of a question to the database, of a table. */
const property: Kind = (node) =>
  ts.isObjectLiteralExpression(node.parent) && !isTarget(node.parent)
    ? [{ place: 'property', becomes: '...{}' }]
    : []

const element: Kind = (node) =>
  ts.isArrayLiteralExpression(node.parent) && !isTarget(node.parent)
    ? [{ place: 'element', becomes: '...[]' }]
    : []

/** Something that is not done. */
const statement: Kind = (node) =>
  ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)
    ? [{ place: 'statement', becomes: '{}' }]
    : []

/** `[a, b] = c`: there it is no value. */
const isTarget = (node: ts.Node): boolean =>
  (ts.isBinaryExpression(node.parent) && node.parent.left === node) ||
  ts.isForOfStatement(node.parent)

const kinds: readonly Kind[] = [
  decided,
  binary,
  number,
  text,
  boolean,
  negation,
  pattern,
  call,
  property,
  element,
  statement,
]

/** The small changes that are made to one piece of code. */
export const changesOf = (node: ts.Node): Change[] => kinds.flatMap((kind) => kind(node))
