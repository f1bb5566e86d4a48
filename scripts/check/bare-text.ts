import ts from 'typescript'

/**
 * Translators of browsers replace a text node by a `<font>` element. React still refers to the removed node: removing it,
 * or inserting something before it, throws, and text that React writes into it is not visible. Text that is the only
 * child of its element is safe: React writes it as the content of the element.
 */
export type BareText = { line: number; fault: keyof typeof faults; text: string }

export const faults = {
  optional: 'text that comes and goes beside other nodes',
  follows: 'text after something that comes and goes',
  changes: 'text of a client component that may change beside other nodes',
  fragment: 'text of a fragment that becomes part of whatever stands around it',
} as const

/** What a child of JSX becomes in the page. A slot counts as elements: callers pass nothing else in this code. */
type Child = { isText: boolean; isOptional: boolean; isFixed: boolean }

const element: Child = { isText: false, isOptional: false, isFixed: true }
const words: Child = { isText: true, isOptional: false, isFixed: true }
const slot: Child = { isText: false, isOptional: true, isFixed: false }

const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const empty =
  ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.BooleanLike

const isComponent = (tag: ts.JsxTagNameExpression) => /^[A-Z]/.test(tag.getText())

/** Every rendered child; a fragment is replaced by its own children. */
function childrenOf(node: ts.JsxElement | ts.JsxFragment): ts.JsxChild[] {
  return node.children.flatMap((child): ts.JsxChild[] => {
    if (ts.isJsxText(child)) return child.text.trim() ? [child] : []
    if (ts.isJsxExpression(child)) return child.expression ? [child] : []
    return ts.isJsxFragment(child) ? childrenOf(child) : [child]
  })
}

/** React renders nothing for an empty text: `name && <b/>`. */
const isEmpty = (type: ts.Type) =>
  Boolean(type.flags & empty) || (type.isStringLiteral() && type.value === '')

function ofType(type: ts.Type, checker: ts.TypeChecker): Child {
  const parts = type.isUnion() ? type.types : [type]
  const drawn = parts.filter((part) => !isEmpty(part))
  const isText = drawn.some((part) => part.flags & textual)
  const isObject = drawn.some((part) => part.flags & ts.TypeFlags.Object)
  const mayBeEmpty = drawn.length < parts.length
  if (isText && isObject && mayBeEmpty) return slot
  const isList = drawn.some((part) => checker.isArrayLikeType(part))
  return { isText, isOptional: mayBeEmpty || isList || (isText && isObject), isFixed: false }
}

function childOf(node: ts.JsxChild, checker: ts.TypeChecker): Child {
  if (ts.isJsxText(node)) return words
  if (ts.isJsxExpression(node)) {
    if (!node.expression) return element
    // A translator does not replace spaces.
    if (ts.isStringLiteralLike(node.expression))
      return node.expression.text.trim() ? words : element
    return ofType(checker.getTypeAtLocation(node.expression), checker)
  }
  const opening = ts.isJsxElement(node) ? node.openingElement : node
  if (ts.isJsxFragment(opening) || !isComponent(opening.tagName)) return element
  const drawn = checker.getResolvedSignature(opening)?.getReturnType()
  const child = drawn ? ofType(drawn, checker) : element
  return child.isText && !child.isOptional
    ? { ...child, isOptional: true }
    : { ...element, isOptional: child.isOptional }
}

type Told = { fault: BareText['fault']; at: number }

function faultsIn(children: readonly Child[], isClient: boolean): Told[] {
  if (children.length < 2) return []
  let mayComeBefore = false
  return children.flatMap(({ isText, isOptional, isFixed }, at): Told[] => {
    const isAfter = mayComeBefore
    if (isOptional) mayComeBefore = true
    else if (!isText) mayComeBefore = false
    if (!isText) return []
    if (isOptional) return [{ fault: 'optional', at }]
    if (isAfter) return [{ fault: 'follows', at }]
    return isClient && !isFixed ? [{ fault: 'changes', at }] : []
  })
}

const isClientFile = (source: ts.SourceFile) =>
  source.statements.some(
    (one) =>
      ts.isExpressionStatement(one) &&
      ts.isStringLiteral(one.expression) &&
      one.expression.text === 'use client',
  )

/** Every text of a file that may break in a translated page. */
export function bareTextIn(source: ts.SourceFile, checker: ts.TypeChecker): BareText[] {
  const found: BareText[] = []
  const isClient = isClientFile(source)
  const addFault = (node: ts.Node, fault: BareText['fault']) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push({ line, fault, text: node.getText().replace(/\s+/g, ' ').slice(0, 80) })
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const isPart = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)
      const nodes = childrenOf(node)
      const children = nodes.map((child) => childOf(child, checker))
      if (ts.isJsxElement(node)) {
        for (const { fault, at } of faultsIn(children, isClient)) addFault(nodes[at] ?? node, fault)
      }
      if (ts.isJsxFragment(node) && !isPart && children.some(({ isText }) => isText))
        addFault(node, 'fragment')
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
