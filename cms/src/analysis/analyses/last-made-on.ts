import { dayNumberOf } from '@krono/chart'
import type { AnalysisKind, AnalysisPerson } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type AnalysisRow, analysisUid } from './analysis-row'

type Ordered = {
  userId: number
  kind: AnalysisKind
  people: readonly AnalysisPerson[]
  /** `YYYY-MM-DD` */
  madeOn: string
}

/** Days between two analyses of which the later one compares its year with that of the earlier. */
const fewestDays = 300
export const mostDays = 550

/** Enough for anybody who buys one of each year. */
const mostRows = 50

/** The day of the user's analysis of this kind about the same person a year ago; undefined without one. */
export async function lastMadeOn(
  { db }: Core.Strapi,
  { userId, kind, people, madeOn }: Ordered,
): Promise<string | undefined> {
  const [person, ...others] = people
  if (!person || others.length > 0) return undefined
  const rows: Pick<AnalysisRow, 'people' | 'madeOn'>[] = await db.query(analysisUid).findMany({
    select: ['people', 'madeOn'],
    where: { userId, kind, state: 'ready', madeOn: { $lt: madeOn } },
    orderBy: { madeOn: 'desc' },
    limit: mostRows,
  })
  const isAboutThem = ({ people: [one] }: (typeof rows)[number]) =>
    one?.date === person.date && one.name === person.name
  return rows.find((row) => {
    const days = dayNumberOf(madeOn) - dayNumberOf(row.madeOn)
    return days >= fewestDays && days <= mostDays && isAboutThem(row)
  })?.madeOn
}
