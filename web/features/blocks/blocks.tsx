import type { ComponentType } from 'react'
import { leadsSomewhere } from '@/base/routing/links'
import type { Block, BlockKind, BlockOf } from '@/lib/contract/blocks'
import { isLinkAddress } from '@/lib/contract/link-address'
import { wordsIn } from '@/lib/contract/read-blocks'
import type { PartMark } from '@/server/preview/part'
import { proseViews } from '@/ui/blocks/prose'
import styles from '@/ui/blocks/prose.module.css'
import { BlockButton } from './button'
import { BlockChart } from './chart'
import { BlockCycle } from './cycle'
import { BlockImage } from './image'
import { BlockVideo } from './video'

/** The view of each block kind, on a page and in a preview (decision rich-text-blocks). */
const views: {
  readonly [Kind in BlockKind]: ComponentType<{ block: BlockOf<Kind>; id?: string | undefined }>
} = {
  ...proseViews,
  image: BlockImage,
  film: BlockVideo,
  button: BlockButton,
  chart: BlockChart,
  cycle: BlockCycle,
}

type BlocksProps = {
  blocks: readonly Block[]
  /** Mark of its field, in a preview. */
  part?: PartMark
  /** Index of the first block in the field. */
  first?: number
  /** Anchor ids of the headings in a table of contents. */
  anchors?: ReadonlyMap<Block, string>
}

/** An empty paragraph is only a cursor position in the editor; a button without a valid address is not rendered. */
function isDrawn(block: Block): boolean {
  if (block.type === 'paragraph') return wordsIn(block).trim() !== ''
  return block.type !== 'button' || (isLinkAddress(block.url) && leadsSomewhere(block.url))
}

/** A long text of editors, block by block. */
export function Blocks({ blocks, part = {}, first = 0, anchors }: BlocksProps) {
  const drawn = blocks.flatMap((block, index) => (isDrawn(block) ? [{ block, index }] : []))
  const places = drawn.map(({ index }) => first + index).join(' ')
  return (
    <div className={styles.blocks} {...part} {...(part['data-part'] && { 'data-blocks': places })}>
      {drawn.map(({ block, index }) => {
        const View = views[block.type] as ComponentType<{ block: Block; id?: string | undefined }>
        return <View key={index} block={block} id={anchors?.get(block)} />
      })}
    </div>
  )
}
