import { PairLegend } from '@/features/chart/drawing/legend'
import { PairFigure } from '@/features/relationship/drawing/pair-figure'
import { isolate } from '@/features/relationship/people'
import { altOfTwo } from './alt-of-drawing'
import drawings from './drawings.module.css'
import { pairRowsOf } from './pair-rows'
import type { BlockProps } from './scene'

/** Two charts in one drawing, with a legend. */
export function PairChart({ block, scene }: BlockProps<'pairChart'>) {
  const { t } = scene.words
  const rows = pairRowsOf(scene.document, block.people)
  const [a = '', b = ''] = block.people.map((person) => isolate(scene.names[person] ?? ''))
  const label = altOfTwo(scene.words, { names: [a, b], rows })
  return (
    <figure className={drawings.drawing}>
      <PairFigure rows={rows} label={label} />
      <figcaption>
        <PairLegend t={t} names={[a, b]} />
        <p className={drawings.note}>{t('relationship.figure.sides')}</p>
      </figcaption>
    </figure>
  )
}
