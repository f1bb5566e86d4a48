import { chakras, settle } from '@krono/chart'
import { alike, energiesOf } from '../figures'
import { bridge, type OutlineBlock, type Subject, section, text } from '../outline'
import { onlyPerson } from '../people-of'

/** From here on a step between neighbours is worth a word. */
const steep = 25

/** The seven, crown first, and what leads over where neighbours differ most, or are much the same. */
export function sevenChakras(subject: Subject): OutlineBlock[] {
  const { date, chart } = onlyPerson(subject)
  const leadsOver = bridgesOf(date)
  return chakras.flatMap(({ chakra }, place) => {
    const over = leadsOver.get(place)
    return [
      section({ chakra }),
      text(`chakra.${chakra}.${chart.chakras[chakra].octant}`, subject.parts),
      ...(over ? [bridge(`weave.neighbours-${over}`)] : []),
    ]
  })
}

/**
 * By the place of the lower of two neighbours, whose texts have then both been read: the steepest way up, the steepest
 * way down and the most even one. Each is said once, so that no chapter repeats itself.
 */
function bridgesOf(date: string): Map<number, 'rising' | 'falling' | 'even'> {
  const energies = energiesOf(date)
  const figures = chakras.map(({ chakra }) => energies[chakra])
  const steps = figures
    .slice(1)
    .map((figure, index) => ({ place: index + 1, up: settle((figures[index] ?? 0) - figure) }))
  const byHeight = steps.toSorted((a, b) => b.up - a.up)
  const rising = byHeight.find(({ up }) => up > steep)
  const falling = byHeight.findLast(({ up }) => up < -steep)
  const even = steps
    .toSorted((a, b) => Math.abs(a.up) - Math.abs(b.up))
    .find(({ up }) => Math.abs(up) <= alike)
  return new Map([
    ...(rising ? [[rising.place, 'rising'] as const] : []),
    ...(falling ? [[falling.place, 'falling'] as const] : []),
    ...(even ? [[even.place, 'even'] as const] : []),
  ])
}
