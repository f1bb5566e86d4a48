import { chartOf } from '@krono/chart'
import { errors, type LearnerCourse, type ShelfEntry } from '@krono/contract'
import { linkToAnalysis, linkToLesson, linkToTab } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { titleOf } from '@/features/analysis/document/document-title'
import { plateSource } from '@/features/chart/plate/plate-svg'
import { moodsOf } from '@/features/cycles/moods-of'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser, getSession } from '@/server/session/get-session'
import type { HomeAnswer } from './home-answer'

/** Maximum number of saved people shown. */
const mostPeople = 8
const mostUnread = 2

/** The caller's data for the home page; undefined without a session. Throws ContentError. */
export async function makeHome(): Promise<HomeAnswer | undefined> {
  const session = await getSession()
  if (!session) return undefined
  const [shelf, learning, people] = await Promise.all([
    askAsUser({ endpoint: 'shelf' }),
    askAsUser({ endpoint: 'myCourses' }),
    askPeople(),
  ])
  const analyses = shelf?.analyses ?? []
  const { birthDate } = session.user
  return {
    plate: birthDate ? await plateSource(chartOf(birthDate)) : null,
    today: birthDate ? sentencesOf(birthDate) : null,
    people: people.map(({ name, date }) => ({
      name,
      href: linkToTab('calculator', { name, date }),
    })),
    unread: [
      ...(learning?.courses ?? []).flatMap(begunOf).slice(0, 1),
      ...analyses.flatMap(unreadOf),
    ].slice(0, mostUnread),
    hasAnalyses: analyses.length > 0,
  }
}

/** Saved dates are for premium members; the cms checks this. */
async function askPeople() {
  const input = { sort: 'newest', pageSize: String(mostPeople) } as const
  const request = askAsUser({ endpoint: 'savedDates', input })
  const found = await unlessRefused(request, [errors.premiumRequired.status])
  return found?.items ?? []
}

function sentencesOf(birth: string) {
  const t = translations()
  return moodsOf(birth).map(({ cycle, mood }) => ({
    name: t(`cycle.${cycle}`),
    text: t(`biorhythm.mood.${cycle}.${mood}`),
  }))
}

/** The next lesson of a course that was begun and is open. */
function begunOf({ access, lastAt, next, slug, title }: LearnerCourse) {
  if (access === 'none' || !lastAt || !next) return []
  return [{ kind: translations('memberHome')('goOn'), title, href: linkToLesson(slug, next) }]
}

function unreadOf({ analysis, state, reading, kind, people }: ShelfEntry) {
  if (!analysis || state !== 'ready' || reading) return []
  const title = titleOf({ people, language })
  return [{ kind: translations('analysis.kind')(kind), title, href: linkToAnalysis(analysis) }]
}
