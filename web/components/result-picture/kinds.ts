import { type Chart, chartOf } from '@krono/chart'
import type { ErrorCode } from '@krono/contract'
import { readBirthDate } from '@/lib/birth-date'
import { today } from '@/lib/clock'
import { getShared } from '@/lib/cms/get-shared'
import { getChartTexts } from '@/lib/cms/texts'
import { formatDate } from '@/lib/format'
import { dateOrder } from '@/lib/language'
import { cleanName } from '@/lib/person-name'
import { getSession } from '@/lib/session/get-session'
import { chartPicture } from './chart-picture'
import type { PictureContent } from './draw-result-picture'

type Query = Readonly<Record<string, string>>
type Found = PictureContent | { refusal: ErrorCode }

/** A chart of the name and date in the query, for any member. */
async function readChart({ name = '', date = '', dates }: Query): Promise<Found> {
  if (!(await getSession())) return { refusal: 'notAuthorized' }
  const birth = readBirthDate(date, { order: dateOrder, latest: today() })
  if (!birth) return { refusal: 'invalidDate' }
  return chartPicture({
    chart: chartOf(birth),
    name: cleanName(name),
    texts: await getChartTexts(),
    note: dates ? formatDate(birth) : '',
  })
}

/** What somebody shows at /krono/{token}, for whoever has the address. */
async function readShare({ token = '', dates }: Query): Promise<Found> {
  const shared = token && (await getShared(token))
  if (!shared) return { refusal: 'notFound' }
  const [person] = shared.people
  const { charts } = shared.result as { charts?: Chart[] }
  const [chart] = charts ?? []
  if (shared.kind !== 'chart' || !chart || !person) return { refusal: 'notFound' }
  return chartPicture({
    chart,
    name: person.name,
    texts: await getChartTexts(),
    note: dates && person.date ? formatDate(person.date) : '',
  })
}

/** What can be had as a picture, and where each has its content from. */
const kinds = {
  chart: readChart,
  share: readShare,
} as const satisfies Record<string, (query: Query) => Promise<Found>>

export type PictureKind = keyof typeof kinds

export const isPictureKind = (text: string): text is PictureKind => Object.hasOwn(kinds, text)

export const readPicture = (kind: PictureKind, query: Query) => kinds[kind](query)
