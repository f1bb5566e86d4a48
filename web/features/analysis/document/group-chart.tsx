import { type ByChakra, chakras } from '@krono/chart'
import { Figurine } from '@/features/chart/drawing/figurine'
import { GroupFigure } from '@/features/relationship/group-figure'
import { groupRows } from '@/features/relationship/rows'
import drawings from './drawings.module.css'
import { type BlockProps, chakrasOfPerson } from './scene'

/** Energies crown first, by chakra. */
const byChakra = (energies: readonly number[]) =>
  Object.fromEntries(
    chakras.map(({ chakra }, row) => [chakra, energies[row] ?? 0]),
  ) as ByChakra<number>

/** The mean of everybody's charts drawn large, and everybody's own small beside it. */
export function GroupChart({ block, scene }: BlockProps<'groupChart'>) {
  const { document, names, words } = scene
  const charts = names.map((_, person) => chakrasOfPerson(document, person))
  const rows = groupRows(words.t, charts, { energies: byChakra(block.energies) })
  const facts = rows.map(({ name, energy, range }) =>
    words.t('analysis.drawing.factOfAll', { chakra: name, energy: Math.round(energy), range }),
  )
  const label = words.t('analysis.drawing.all', { count: names.length, facts: facts.join('; ') })
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
