import type { BaseEditor } from 'slate'
import type { HistoryEditor } from 'slate-history'
import type { ReactEditor } from 'slate-react'
import type { Block, InlineNode, ListItem, TextNode } from '@/lib/contract/blocks'

export type BlockEditor = BaseEditor & ReactEditor & HistoryEditor
export type LinkNode = Extract<InlineNode, { type: 'link' }>

// The editor's value is Strapi Blocks; nothing is converted.
declare module 'slate' {
  interface CustomTypes {
    Editor: BlockEditor
    Element: Block | ListItem | LinkNode
    Text: TextNode
  }
}
