import { chakras } from '@krono/chart'
import { totalDetail } from '../detail'
import { energiesOf, extremesOf } from '../figures'
import { chakraRow } from '../measures'
import { type OutlineBlock, type Subject, text } from '../outline'
import { onlyPerson } from '../people-of'

/** The seven energies, their total, and the strongest and weakest chakra. */
export function overview(subject: Subject): OutlineBlock[] {
  const { chart, date } = onlyPerson(subject)
  const { strongest, weakest } = extremesOf(energiesOf(date))
  return [
    { type: 'measures', rows: chakras.map(({ chakra }) => chakraRow(chart, chakra)) },
    totalDetail(chart),
    text(`strongest.${strongest}`),
    text(`weakest.${weakest}`),
  ]
}
