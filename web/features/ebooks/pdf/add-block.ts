import type { Block, BlockKind, BlockOf } from '@/lib/contract/blocks'
import { wordsIn } from '@/lib/contract/read-blocks'
import type { BookContext } from './book-context'
import { addCaption, addChart, addCycle, addImage } from './figures'
import { addButton, addHeading, addList, addQuote, addText } from './prose'

type Adders = {
  readonly [Kind in BlockKind]?: (context: BookContext, block: BlockOf<Kind>) => void
}

/** The layout of each kind of block that has a printed form. */
const adders: Adders = {
  paragraph: (context, block) => {
    if (wordsIn(block).trim()) addText(context, block.children)
  },
  heading: addHeading,
  list: (context, block) => addList(context, block),
  quote: (context, { children }) => addQuote(context, children),
  image: addImage,
  chart: addChart,
  cycle: addCycle,
  button: addButton,
  /** A film is what it says below it. */
  film: (context, { caption }) => addCaption(context, caption, 12),
}

export function addBookBlock(context: BookContext, block: Block): void {
  const add = adders[block.type] as ((context: BookContext, block: Block) => void) | undefined
  add?.(context, block)
}
