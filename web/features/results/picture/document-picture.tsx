import type { AnalysisDocument } from '@krono/contract'
import type { ReactElement } from 'react'
import { isCalledByNames, titleOf } from '@/features/analysis/document/document-title'
import { documentWords } from '@/features/analysis/document/document-words'
import { pairRowsOf } from '@/features/analysis/document/pair-rows'
import { chakrasOfPerson } from '@/features/analysis/document/scene'
import { Figure } from '@/features/chart/drawing/figure'
import { figureRows } from '@/features/chart/reading/figure-rows'
import { GroupFigure } from '@/features/relationship/drawing/group-figure'
import { PairFigure } from '@/features/relationship/drawing/pair-figure'
import { distinctNames } from '@/features/relationship/people'
import { groupRows, meanEnergies } from '@/features/relationship/rows'
import { picturePalette } from './palette'
import type { PictureContent } from './picture-content'

/** An analysis as a picture: its people, its title, and a drawing of all charts. */
export function documentPicture(document: AnalysisDocument): PictureContent {
  const { kind, date, list } = documentWords(document.language)
  const { people } = document
  const names = isCalledByNames(document) ? [] : [list(distinctNames(people))]
  const dates = people.flatMap((person) => (person.date ? [date(person.date)] : []))
  return {
    words: {
      title: titleOf(document),
      line: [kind(document.kind), ...names].join(' · '),
      note: isCalledByNames(document) ? dates.join(' · ') : '',
    },
    data: document,
    figure: figureOf(document),
  }
}

function figureOf(document: AnalysisDocument): ReactElement {
  const { t } = documentWords(document.language)
  const charts = document.people.map((_, person) => chakrasOfPerson(document, person))
  const [first] = charts
  const drawn = { label: '', palette: picturePalette }
  if (first && charts.length === 1) return <Figure rows={figureRows(first, t)} {...drawn} />
  if (charts.length === 2) return <PairFigure rows={pairRowsOf(document, [0, 1])} {...drawn} />
  return <GroupFigure rows={groupRows(t, charts, { energies: meanEnergies(charts) })} {...drawn} />
}
