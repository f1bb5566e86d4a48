import { chakras, settle } from '@krono/chart'
import { alike, energiesOf } from '../figures'
import { bridge, type OutlineBlock, type Subject, section, text } from '../outline'
import { onlyPerson } from '../people-of'

/** Minimum difference of two neighbouring chakras that gets a text. */
const steep = 25

/** The seven chakras, crown first, with bridge texts where neighbours differ most or are nearly equal. */
export function sevenChakras(subject: Subject): OutlineBlock[] {
  const { date, chart } = onlyPerson(subject)
  const bridgeKinds = bridgesOf(date)
  return chakras.flatMap(({ chakra }, place) => {
    const bridgeKind = bridgeKinds.get(place)
    return [
      section({ chakra }),
      text(`chakra.${chakra}.${chart.chakras[chakra].octant}`, subject.parts),
      ...(bridgeKind ? [bridge(`weave.neighbours-${bridgeKind}`)] : []),
    ]
  })
}

/**
 * Bridge texts by the index of the lower of two neighbours; each is printed after both of their texts. One for the
 * steepest rise, one for the steepest fall and one for the most even step, so that the chapter does not repeat itself.
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
