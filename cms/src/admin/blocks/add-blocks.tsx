import { ChartCircle, Cursor, Image, Play, TrendUp, User } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import type { BaseEditor } from 'slate'
import type { RenderElementProps } from 'slate-react'
import { BlockCard } from './block-card'
import { converters } from './converters'
import { registerEditor } from './editor-of'
import { insertBlock, placeOfCursor, removeBlock, writeBelow } from './insert-block'
import { type Formed, formed, isFormed, isOfferedAt, type Offered, offered } from './offered'
import { openBlockForm } from './wishes'

/** A block in Strapi's editor, as far as we configure it. */
type StrapiBlock = {
  isInBlocksSelector?: boolean
  icon?: ComponentType
  label?: { id: string; defaultMessage: string }
  renderElement?: (props: RenderElementProps) => React.JSX.Element
  matchNode?: (node: { type: string }) => boolean
  handleConvert?: (editor: BaseEditor) => void
  handleEnterKey?: (editor: BaseEditor) => void
  handleBackspaceKey?: (editor: BaseEditor) => void
  plugin?: <Editor extends BaseEditor>(editor: Editor) => Editor
}

type Store = Readonly<Record<string, StrapiBlock>>
type AddBlocks = (change: (store: Store) => Store) => void

const icons: Readonly<Record<Formed, ComponentType>> = {
  image: Image,
  film: Play,
  button: Cursor,
  chart: ChartCircle,
  cycle: TrendUp,
  own: User,
}

const label = (name: string) => ({ id: `krono.blocks.${name}`, defaultMessage: name })

/** Limits Strapi's editor of long texts to the blocks that pages and e-mails render (decision rich-text-blocks). */
export function addBlocks({ getPlugin }: StrapiApp) {
  const { addRichTextBlocks } = getPlugin('content-manager').apis
  if (isAddBlocks(addRichTextBlocks)) addRichTextBlocks(withOurs)
}

const isAddBlocks = (value: unknown): value is AddBlocks => typeof value === 'function'

function withOurs(store: Store): Store {
  const { link = {}, 'list-item': item, ...rest } = store
  const headings = { 'heading-two': label('two'), 'heading-three': label('three') } as const
  const choices = (Object.keys(offered) as Offered[]).map((name) => {
    const definition = isFormed(name) ? blockOf(name) : rest[name]
    const renamed = name in headings ? { label: headings[name as keyof typeof headings] } : {}
    return [name, offeredHere(name, { ...definition, ...renamed })] as const
  })
  // Other blocks of older texts stay visible and can be converted into another kind.
  const others = Object.entries(rest)
    .filter(([name]) => !(name in offered))
    .map(([name, block]) => [name, { ...block, isInBlocksSelector: false }] as const)
  return Object.fromEntries([
    ...choices,
    ...others,
    ['link', link],
    ...(item ? [['list-item', item]] : []),
  ])
}

/** Evaluated each time the list is rendered: texts of results may contain plain text blocks only. */
const offeredHere = (name: Offered, block: StrapiBlock): StrapiBlock =>
  Object.defineProperty(block, 'isInBlocksSelector', {
    enumerable: true,
    get: () => isOfferedAt(name, window.location.pathname),
  })

const blockOf = (kind: Formed): StrapiBlock => ({
  icon: icons[kind],
  label: label(kind),
  matchNode: ({ type }) => type === kind,
  renderElement: (props) => <BlockCard {...props} />,
  handleConvert: (editor) => {
    const place = placeOfCursor(editor)
    openBlockForm({
      kind,
      editor,
      onDone: (values) => insertBlock(editor, converters[kind].nodeOf(values), place),
    })
  },
  handleEnterKey: (editor) => writeBelow(editor, placeOfCursor(editor)),
  handleBackspaceKey: (editor) => removeBlock(editor, placeOfCursor(editor)),
  plugin: withoutTypedText,
})

/** Makes blocks with a form void: they take no typed text. */
function withoutTypedText<Editor extends BaseEditor>(editor: Editor): Editor {
  registerEditor(editor)
  const { isVoid } = editor
  editor.isVoid = (element) => formed.some((type) => type === typeOf(element)) || isVoid(element)
  return editor
}

const typeOf = (element: object) => ('type' in element ? element.type : undefined)
