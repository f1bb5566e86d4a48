import ts from 'typescript'

export const isPropertyAccess = ts.isPropertyAccessExpression

/** What says nothing at run time, or whose texts are names: nothing is changed in it. */
export function isLeftAlone(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    isImport(node) ||
    isName(node) ||
    isMessage(node)
  )
}

const isImport = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

/** `'x-y': 1`, `<a b="c">` */
function isName(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return ts.isStringLiteral(node)
  // A directive, such as 'use client'.
  if (ts.isExpressionStatement(parent)) return ts.isStringLiteral(node)
  if (ts.isBindingElement(parent)) return parent.propertyName === node
  return ts.isLiteralExpression(node) && 'name' in parent && parent.name === node
}

/** What an error says to developers. */
const isMessage = (node: ts.Node) =>
  ts.isNewExpression(node.parent) &&
  node !== node.parent.expression &&
  node.parent.expression.getText() === 'Error'

/** Children in the order of the text. */
export function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  node.forEachChild((child) => {
    children.push(child)
  })
  return children
}
