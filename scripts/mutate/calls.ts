import type ts from 'typescript'
import { isPropertyAccess } from './syntax.ts'

/** A method and the one that does the opposite. */
const opposite: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  'Math.min': 'max',
  'Math.max': 'min',
  'Math.ceil': 'floor',
  'Math.floor': 'ceil',
  'Math.round': 'floor',
}

/** Methods that may not have been called at all. */
const left = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
])

/** A call that does something else, or is left out. */
export function changesOfCall({ expression, arguments: given }: ts.CallExpression): string[] {
  if (!isPropertyAccess(expression)) return []
  const name = expression.name.text
  const receiver = expression.expression.getText()
  const known = receiver === 'Math' ? `Math.${name}` : name
  const other = Object.hasOwn(opposite, known) ? opposite[known] : undefined
  if (other) return [`${receiver}.${other}(${given.map((one) => one.getText()).join(', ')})`]
  return left.has(name) ? [receiver] : []
}
