import type { ChapterBlock } from '@krono/contract'
import { page } from '@/features/print/page'
import type { Node } from '@/features/print/piece'
import { styles } from '@/features/print/styles'
import { type Context, nameOf } from '../context'
import { drawBar } from './bars'
import { addRow } from './table'

type PairFacts = Extract<ChapterBlock, { type: 'pairFacts' }>
type Pairs = Extract<ChapterBlock, { type: 'pairs' }>

const { aside, text } = page
const bar = { x: text.x, width: 176 } as const
const harmonyAt = { x: bar.x + bar.width + 6, width: 110 } as const

/** Facts about two people, in a few lines: type of bond, harmony, understanding. */
export function addPairFacts({ flow, words, part }: Context, facts: PairFacts) {
  const table: Node = { type: 'Table', parent: part }
  const label = (of: string) => ({ text: of, style: styles.label, ...aside, heads: 'Row' as const })
  const value = (of: string) => ({ text: of, style: styles.label, ...text })
  const { t, wordOf } = words
  const padding = 2.5
  const harmonyOf = t('relationship.pair.harmonyOf', { value: words.figure(facts.harmony) })
  addRow(
    flow,
    {
      table,
      padding,
      gap: 14,
      cells: [
        label(t('relationship.pair.type')),
        value(wordOf('relationship.type', facts.relation)),
      ],
    },
    true,
  )
  addRow(
    flow,
    {
      table,
      padding,
      ornament: (top) =>
        drawBar(flow.pdf, { ...bar, middle: top + 9, value: facts.harmony, of: 'harmony' }),
      cells: [
        label(t('relationship.pair.harmony')),
        { text: harmonyOf, style: styles.figure, ...harmonyAt },
      ],
    },
    true,
  )
  const understood = Object.entries(facts.understanding)
  for (const [level, how] of understood) {
    const cells = [
      label(wordOf('measure', level)),
      value(wordOf('relationship.understanding', how)),
    ]
    addRow(flow, { table, padding, cells }, true)
  }
}

/** Pairs with the same bond: names, and harmony as a bar. */
export function addPairs(context: Context, { rows }: Pairs) {
  const { flow, words, part } = context
  const table: Node = { type: 'Table', parent: part }
  const names = { x: page.whole.x, width: 268 } as const
  const drawn = { x: names.x + names.width + 16, width: 140 } as const
  rows.forEach(({ people, harmony }, place) => {
    const pairNames = words.list(people.map((one) => nameOf(context, one)))
    addRow(
      flow,
      {
        table,
        gap: place === 0 ? 14 : 0,
        ornament: (top) => {
          drawBar(flow.pdf, { ...drawn, middle: top + 10.75, value: harmony, of: 'harmony' })
          if (place > 0) flow.hairline(top)
        },
        cells: [
          { text: pairNames, style: styles.person, ...names, heads: 'Row' },
          {
            text: words.figure(harmony),
            style: styles.figure,
            x: drawn.x + drawn.width + 8,
            width: 39,
            align: 'right',
          },
        ],
      },
      place === 0,
    )
  })
}
