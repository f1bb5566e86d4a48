import { Figure } from '@/features/chart/drawing/figure'
import { SidesLegend } from '@/features/chart/drawing/legend'
import { figureRows } from '@/features/chart/reading/figure-rows'
import { isolate } from '@/features/relationship/people'
import { altOfOne } from './alt-of-drawing'
import drawings from './drawings.module.css'
import { type BlockProps, chakrasOfPerson } from './scene'

/** A person's chart, drawn, with a legend of the two sides. */
export function PersonChart({ block, scene }: BlockProps<'chart'>) {
  const { t } = scene.words
  const chart = chakrasOfPerson(scene.document, block.person)
  const name = isolate(scene.names[block.person] ?? '')
  const label = altOfOne(scene.words, { name, chart })
  return (
    <figure className={drawings.drawing}>
      <Figure rows={figureRows(chart, t)} label={label} />
      <figcaption>
        <SidesLegend t={t} />
      </figcaption>
    </figure>
  )
}
