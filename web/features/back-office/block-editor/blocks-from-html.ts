import type { InlineNode, ListBlock, ListItem, ProseBlock, TextNode } from '@/lib/contract/blocks'
import { isLinkAddress } from '@/lib/contract/link-address'
import { wordsIn } from '@/lib/contract/read-blocks'

type Marks = Omit<TextNode, 'type' | 'text'>

const skipped = new Set([
  'SCRIPT',
  'STYLE',
  'HEAD',
  'TITLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'SVG',
])
const headings: Readonly<Record<string, 2 | 3>> = { H1: 2, H2: 2, H3: 3, H4: 3, H5: 3, H6: 3 }
const containers = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE FIGURE FIGCAPTION PRE TABLE THEAD TBODY TR TD TH DL DT DD HR LI'.split(
    ' ',
  ),
)

/**
 * Pasted HTML as blocks of an e-mail: headings, lists, quotes, links and four formats remain. Everything else is plain
 * text; pictures of other sites are left out.
 */
export function blocksFromHtml(html: string): ProseBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return blocksIn(body, {})
    .map(trimmed)
    .filter((block) => wordsIn(block) !== '')
}

type Flow = { blocks: ProseBlock[]; line: InlineNode[] }

/** The blocks in an element; loose text becomes paragraphs. */
function blocksIn(element: Element, marks: Marks): ProseBlock[] {
  const flow: Flow = { blocks: [], line: [] }
  readInto(flow, element, marks)
  endLine(flow)
  return flow.blocks
}

function endLine(flow: Flow) {
  if (flow.line.length > 0) flow.blocks.push({ type: 'paragraph', children: flow.line })
  flow.line = []
}

function readInto(flow: Flow, parent: Element, marks: Marks) {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replace(/[ \t\r\n\f]+/gu, ' ')
      if (text) flow.line.push({ type: 'text', text, ...marks })
    } else if (node instanceof Element && !skipped.has(node.tagName.toUpperCase()))
      readElement(flow, node, marks)
  }
}

function readElement(flow: Flow, element: Element, outer: Marks) {
  const { tagName } = element
  const marks = { ...outer, ...marksOf(element) }
  const level = headings[tagName]
  if (tagName === 'BR') flow.line.push({ type: 'text', text: '\n', ...outer })
  else if (tagName === 'A') readLink(flow, element, marks)
  else if (level) addBlock(flow, { type: 'heading', level, children: inlineIn(element, outer) })
  else if (tagName === 'BLOCKQUOTE')
    addBlock(flow, { type: 'quote', children: inlineIn(element, marks) })
  else if (tagName === 'UL' || tagName === 'OL') addBlock(flow, listFrom(element, marks))
  else if (containers.has(tagName)) {
    endLine(flow)
    readInto(flow, element, marks)
    endLine(flow)
  } else readInto(flow, element, marks)
}

function addBlock(flow: Flow, block: ProseBlock) {
  endLine(flow)
  flow.blocks.push(block)
}

/** All text in an element; the blocks in it are separated by line breaks. */
const inlineIn = (element: Element, marks: Marks): InlineNode[] =>
  blocksIn(element, marks)
    .flatMap(linesOf)
    .flatMap((line, index) => (index > 0 ? [{ type: 'text' as const, text: '\n' }, ...line] : line))

const linesOf = (block: ProseBlock | ListBlock['children'][number]): InlineNode[][] =>
  block.type === 'list' ? block.children.flatMap(linesOf) : [block.children]

/** A list; lists inside its items become items of it. */
function listFrom(element: Element, marks: Marks): ListBlock {
  const items: ListItem[] = []
  for (const item of element.children) {
    const blocks = blocksIn(item, marks)
    const own = blocks.filter((block) => block.type !== 'list')
    if (own.length > 0)
      items.push({ type: 'list-item', children: own.flatMap((one) => one.children) })
    for (const list of blocks) {
      if (list.type === 'list')
        items.push(...list.children.filter((child) => child.type === 'list-item'))
    }
  }
  return {
    ...{ type: 'list', format: element.tagName === 'OL' ? 'ordered' : 'unordered' },
    children: items.map(trimmed),
  }
}

function readLink(flow: Flow, element: Element, marks: Marks) {
  const url = element.getAttribute('href')?.trim() ?? ''
  const words = (element.textContent ?? '').replace(/\s+/gu, ' ')
  if (isLinkAddress(url) && !url.startsWith('#') && words.trim() !== '')
    flow.line.push({ type: 'link', url, children: [{ type: 'text', text: words, ...marks }] })
  else readInto(flow, element, marks)
}

const tags: Readonly<Record<string, keyof Marks>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  S: 'strikethrough',
  DEL: 'strikethrough',
  STRIKE: 'strikethrough',
}

/** Word processors write formats as styles, and a `<b>` that is not bold around everything. */
function marksOf(element: Element): Marks {
  const { fontWeight, fontStyle, textDecorationLine, textDecoration } =
    element instanceof HTMLElement ? element.style : ({} as Partial<CSSStyleDeclaration>)
  const tag = tags[element.tagName]
  const lines = `${textDecorationLine} ${textDecoration}`
  const isPlain = fontWeight === 'normal' || fontWeight === '400'
  return {
    ...(tag && !(tag === 'bold' && isPlain) && { [tag]: true }),
    ...((fontWeight === 'bold' || Number(fontWeight) >= 600) && { bold: true }),
    ...(fontStyle === 'italic' && { italic: true }),
    ...(lines.includes('line-through') && { strikethrough: true }),
  }
}

/** A block without spaces at its ends and beside line breaks, which browsers do not show either. */
function trimmed<One extends ProseBlock | ListItem>(block: One): One {
  if (block.type === 'list') return block
  const words = wordsIn(block)
  let at = 0
  const keep = (text: string) =>
    Array.from(text, (sign) => {
      const before = words[at - 1] ?? '\n'
      const after =
        words.slice(at + sign.length).trimStart() === '' ? '\n' : words[at + sign.length]
      at += sign.length
      const isAtEdge = before === '\n' || before === ' ' || after === '\n'
      return sign === ' ' && isAtEdge ? '' : sign
    }).join('')
  const children = block.children.map((node) =>
    node.type === 'link'
      ? { ...node, children: node.children.map((one) => ({ ...one, text: keep(one.text) })) }
      : { ...node, text: keep(node.text) },
  )
  return { ...block, children: children.filter((node) => wordsIn(node) !== '') }
}
