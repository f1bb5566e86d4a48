import { chakras } from '@krono/chart'
import { Figure } from '@/features/chart/drawing/figure'
import { SidesLegend } from '@/features/chart/drawing/legend'
import { figureRows } from '@/features/chart/reading/figure-rows'
import { isolate } from '@/features/relationship/people'
import drawings from './drawings.module.css'
import { type BlockProps, chakrasOfPerson } from './scene'

/** Somebody's chart, drawn, with what the two sides are. */
export function PersonChart({ block, scene }: BlockProps<'chart'>) {
  const { t } = scene.words
  const chart = chakrasOfPerson(scene.document, block.person)
  const facts = chakras.map(({ chakra }) => {
    const { energy, level, side } = chart.chakras[chakra]
    return t('analysis.drawing.fact', {
      chakra: t(`chakra.${chakra}`),
      energy: Math.round(energy),
      level: t(`level.${level}`),
      side: t(`side.${side}`),
    })
  })
  const label = t('analysis.drawing.one', {
    name: isolate(scene.names[block.person] ?? ''),
    facts: facts.join('; '),
  })
  return (
    <figure className={drawings.drawing}>
      <Figure id={`person-${block.person}`} rows={figureRows(chart, t)} label={label} />
      <figcaption>
        <SidesLegend t={t} />
      </figcaption>
    </figure>
  )
}
