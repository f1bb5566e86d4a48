import {
  type Block,
  type BlockKind,
  type ListBlock,
  type ListItem,
  validateBlocks,
  wordsIn,
} from '@krono/contract'
import type { Image, List, Paragraph, RootContent } from 'mdast'
import { directiveBlock, isDirective, strangeAttributes } from './directives'
import { inlinesOf, type Report } from './inlines-of'
import { pictureBlock, pictureName } from './pictures'

type Reading = {
  report: Report
  /** What is written in the file for a node. */
  sourceOf: (node: { position?: unknown }) => string
  kinds: readonly BlockKind[]
  today: string
}

/** The blocks of a part of the text. What cannot be a block is kept as a paragraph, with a fault. */
export function blocksOfNode(node: RootContent, reading: Reading): Block[] {
  const { report, sourceOf } = reading
  switch (node.type) {
    case 'heading': {
      if (node.depth === 1) report(node, 'topHeading', sourceOf(node))
      if (node.depth > 3) report(node, 'deepHeading', sourceOf(node))
      const level = node.depth <= 2 ? 2 : 3
      return [{ type: 'heading', level, children: inlinesOf(node.children, report) }]
    }
    case 'paragraph':
      return ofParagraph(node, reading)
    case 'list':
      return [ofList(node, 0, reading)]
    case 'blockquote':
      return node.children.flatMap((child): Block[] => {
        if (child.type === 'paragraph')
          return [{ type: 'quote', children: inlinesOf(child.children, report) }]
        report(child, 'nested', sourceOf(child))
        return blocksOfNode(child, reading)
      })
    case 'leafDirective':
      return ofDirective(node, reading)
    case 'thematicBreak':
      report(node, 'rule')
      return []
    case 'definition':
      report(node, 'reference', node.label ?? node.identifier)
      return plain(sourceOf(node))
    case 'html':
    case 'code':
      report(node, node.type, node.value)
      return plain(node.value)
    default:
      report(node, 'directive', sourceOf(node))
      return plain(sourceOf(node))
  }
}

const plain = (text: string): Block[] =>
  text.trim() === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', text }] }]

const tableRule = /^\s*\|?[ :|-]*-[ :|-]*\|[ :|-]*$/m

function ofParagraph(node: Paragraph, reading: Reading): Block[] {
  const { report, sourceOf } = reading
  const [only, ...others] = node.children
  if (only?.type === 'image' && others.length === 0) return ofPicture(only, reading)
  const source = sourceOf(node)
  if (tableRule.test(source)) report(node, 'table', source.split('\n')[0])
  if (/\[\^[^\]\s]+\]/.test(source)) report(node, 'footnote', source)
  return [{ type: 'paragraph', children: inlinesOf(node.children, report) }]
}

function ofPicture(node: Image, reading: Reading): Block[] {
  const name = pictureName(node.url)
  if (!name) {
    reading.report(node, 'pictureAddress', node.url)
    return plain(node.alt ?? '')
  }
  const block = pictureBlock(name, { alternativeText: node.alt ?? '', caption: node.title ?? '' })
  // Valid but for the file, which is uploaded later.
  const { fault } = validateBlocks(
    [{ ...block, image: { ...block.image, url: '/uploads/picture.png' } }],
    reading,
  )
  if (fault) reading.report(node, fault.fault, name)
  return [block]
}

function ofDirective(node: Extract<RootContent, { type: 'leafDirective' }>, reading: Reading) {
  const { report, sourceOf } = reading
  const attributes = node.attributes ?? {}
  const keep = () => plain(sourceOf(node))
  if (!isDirective(node.name)) {
    report(node, 'directive', node.name)
    return keep()
  }
  const [strange] = strangeAttributes(node.name, attributes)
  if (strange) report(node, 'attribute', strange)
  const { blocks, fault } = validateBlocks([directiveBlock(node.name, attributes)], reading)
  if (blocks) return blocks
  report(node, fault.fault, sourceOf(node))
  return keep()
}

/** Strapi stores a nested list beside the item that it belongs to. */
function ofList({ ordered, children: items }: List, depth: number, reading: Reading): ListBlock {
  const children = items.flatMap(({ children: parts }): (ListItem | ListBlock)[] => {
    const inlines = parts.flatMap((part, index) => {
      if (part.type === 'list') return []
      const lead = index > 0 ? [{ type: 'text' as const, text: '\n' }] : []
      if (part.type === 'paragraph') return [...lead, ...inlinesOf(part.children, reading.report)]
      reading.report(part, 'nested', reading.sourceOf(part))
      const [inside] = blocksOfNode(part, reading)
      return [...lead, { type: 'text' as const, text: inside ? wordsIn(inside) : '' }]
    })
    const lists = parts.flatMap((part) =>
      part.type === 'list' ? [ofList(part, depth + 1, reading)] : [],
    )
    return [{ type: 'list-item', children: inlines.length > 0 ? inlines : [noText] }, ...lists]
  })
  return {
    type: 'list',
    format: ordered ? 'ordered' : 'unordered',
    ...(depth > 0 && { indentLevel: depth }),
    children,
  }
}

const noText = { type: 'text' as const, text: '' }
