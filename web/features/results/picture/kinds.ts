import { chartOf, groupOf, relationshipOf } from '@krono/chart'
import { type ErrorCode, fewestPeople } from '@krono/contract'
import { today } from '@/base/clock'
import { evaluateDateText } from '@/base/text/birth-date'
import { dateOrder } from '@/base/text/language'
import { drawableName } from '@/base/text/person-name'
import type { NamedPerson } from '@/features/relationship/people'
import { getShared } from '@/server/cms/get-shared'
import { getChartTexts } from '@/server/cms/texts'
import { askAsUser, getSession } from '@/server/session/get-session'
import { chartPicture } from './chart-picture'
import type { PictureContent } from './picture-content'
import { groupPicture, pairPicture } from './relationship-picture'
import { sharedPicture } from './shared-picture'
import { testPicture } from './test-picture'

type Query = Readonly<Record<string, string>>
type Found = PictureContent | { refusal: ErrorCode }

/** `name`, `date`: a chart, public like the calculator. */
async function readChart({ name = '', date = '', dates }: Query): Promise<Found> {
  const { date: birth, fault } = evaluateDateText(date, { order: dateOrder, latest: today() })
  if (fault) return { refusal: fault }
  return chartPicture({
    chart: chartOf(birth),
    name: drawableName(name),
    texts: await getChartTexts(),
    showsDate: Boolean(dates),
  })
}

/** The caller's relationship list, which the cms returns to premium members only. */
async function readList(): Promise<{ id: string; name: string; date: string }[] | ErrorCode> {
  const session = await getSession()
  if (!session) return 'notAuthorized'
  if (session.user.tier === 'free') return 'relationshipNeedsPremium'
  const found = await askAsUser({ endpoint: 'relationshipList' })
  return found?.people ?? 'notAuthorized'
}

const shownOf = ({ name, date }: { name: string; date: string }, dates: string | undefined) =>
  ({ name, date: dates ? date : null }) satisfies NamedPerson

/** `pair`: two ids of the relationship list, separated by a dot. */
async function readPair({ pair = '', dates }: Query): Promise<Found> {
  const list = await readList()
  if (typeof list === 'string') return { refusal: list }
  const [first, second] = pair.split('.').map((id) => list.find((one) => one.id === id))
  if (!first || !second) return { refusal: 'notFound' }
  return pairPicture({
    people: [shownOf(first, dates), shownOf(second, dates)],
    charts: [chartOf(first.date), chartOf(second.date)],
    facts: relationshipOf(first.date, second.date),
  })
}

/** The whole relationship list. */
async function readGroup({ dates }: Query): Promise<Found> {
  const list = await readList()
  if (typeof list === 'string') return { refusal: list }
  if (list.length < fewestPeople) return { refusal: 'tooFewPeople' }
  const births = list.map(({ date }) => date)
  return groupPicture({
    people: list.map((one) => shownOf(one, dates)),
    charts: births.map(chartOf),
    group: groupOf(births),
  })
}

/** `result`: id of a stored test of the caller. */
async function readTest({ result = '' }: Query): Promise<Found> {
  const session = await getSession()
  const found = await askAsUser({ endpoint: 'personalityTests' })
  if (!session || !found) return { refusal: 'notAuthorized' }
  const test = found.results.find(({ id }) => id === result)
  const { nickname, firstName } = session.user
  return test ? testPicture(test.answers, nickname || firstName || '') : { refusal: 'notFound' }
}

/** `token`: the result shared at /krono/{token}, for every visitor with the address. */
async function readShare({ token = '' }: Query): Promise<Found> {
  const shared = token ? await getShared(token) : undefined
  return (shared && (await sharedPicture(shared))) ?? { refusal: 'notFound' }
}

/** The kinds of pictures, with the function that reads the content of each. */
const kinds = {
  chart: readChart,
  pair: readPair,
  group: readGroup,
  test: readTest,
  share: readShare,
} as const satisfies Record<string, (query: Query) => Promise<Found>>

export type PictureKind = keyof typeof kinds

export const isPictureKind = (text: string): text is PictureKind => Object.hasOwn(kinds, text)

export const readPicture = (kind: PictureKind, query: Query) => kinds[kind](query)
