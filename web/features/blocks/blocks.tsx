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
import { BlockOwn, type Learner } from './own'
import { BlockVideo } from './video'

type ViewProps<Shown extends Block> = {
  block: Shown
  id?: string | undefined
  learner?: Learner | undefined
}

/** The view of each block kind, on a page and in a preview (decision rich-text-blocks). */
const views: { readonly [Kind in BlockKind]: ComponentType<ViewProps<BlockOf<Kind>>> } = {
  ...proseViews,
  image: BlockImage,
  film: BlockVideo,
  button: BlockButton,
  chart: BlockChart,
  cycle: BlockCycle,
  own: BlockOwn,
}

type BlocksProps = {
  blocks: readonly Block[]
  /** Mark of its field, in a preview. */
  part?: PartMark
  /** Index of the first block in the field. */
  first?: number
  /** Anchor ids of the headings in a table of contents. */
  anchors?: ReadonlyMap<Block, string>
  /** The reader of a lesson; without one its own drawings are samples. */
  learner?: Learner | undefined
}

/** An empty paragraph is only a cursor position in the editor; a button without a valid address is not rendered. */
function isDrawn(block: Block): boolean {
  if (block.type === 'paragraph') return wordsIn(block).trim() !== ''
  return block.type !== 'button' || (isLinkAddress(block.url) && leadsSomewhere(block.url))
}

/** A long text of editors, block by block. */
export function Blocks({ blocks, part = {}, first = 0, anchors, learner }: BlocksProps) {
  const drawn = blocks.flatMap((block, index) => (isDrawn(block) ? [{ block, index }] : []))
  const places = drawn.map(({ index }) => first + index).join(' ')
  return (
    <div className={styles.blocks} {...part} {...(part['data-part'] && { 'data-blocks': places })}>
      {drawn.map(({ block, index }) => {
        const View = views[block.type] as ComponentType<ViewProps<Block>>
        return <View key={index} block={block} id={anchors?.get(block)} learner={learner} />
      })}
    </div>
  )
}
