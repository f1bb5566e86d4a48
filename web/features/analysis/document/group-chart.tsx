import { Figurine } from '@/features/chart/drawing/figurine'
import { GroupFigure } from '@/features/relationship/drawing/group-figure'
import { altOfGroup } from './alt-of-drawing'
import drawings from './drawings.module.css'
import { meanRowsOf } from './mean-rows'
import { type BlockProps, chakrasOfPerson } from './scene'

/** The mean of all charts, large, with each person's chart small beside it. */
export function GroupChart({ block, scene }: BlockProps<'groupChart'>) {
  const { document, names, words } = scene
  const charts = names.map((_, person) => chakrasOfPerson(document, person))
  const rows = meanRowsOf(words, charts, block.energies)
  const label = altOfGroup(words, { count: names.length, rows })
  return (
    <figure className={drawings.drawing}>
      <GroupFigure rows={rows} label={label} />
      <figcaption>
        <p className={drawings.note}>{words.t('relationship.group.figureLegend')}</p>
        <ul className={drawings.people}>
          {charts.map((chart, person) => (
            <li key={names[person]}>
              <Figurine chart={chart} />
              <bdi>{names[person]}</bdi>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
