import type { Chart } from '@krono/chart'
import type { AnalysisDocument } from '@krono/contract'
import { z } from 'zod'
import { printable } from '@/features/print/letters'
import { distinctNames } from '@/features/relationship/people'

/** A person of the analysis. */
export type Person = { name: string; date: string | null; chart: Chart }

/** The engine's own type: the cms stores it and returns it unchanged. */
const chartSchema = z.custom<Chart>(
  (value) => typeof value === 'object' && value !== null && 'chakras' in value,
)

/** The people of a document with printable, distinct names. */
export function peopleOf(document: AnalysisDocument): Person[] {
  // A dash replaces a name without any printable letter.
  const named = document.people.map(({ name }) => ({ name: printable(name) || '–' }))
  const names = distinctNames(named)
  return document.people.map(({ date, chart }, place) => ({
    name: names[place] ?? '–',
    date,
    chart: chartSchema.parse(chart),
  }))
}
