import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints } from '@krono/contract'
import type { z } from 'zod'
import eng from '@/messages/eng.json'
import hun from '@/messages/hun.json'
import rus from '@/messages/rus.json'

/**
 * How a hidden birth date is protected in every answer that could show it (decision result-pages):
 * - own: the answer is for the user who entered these dates, or sent them with the question
 * - shown: it shows the dates to all, and the user who shares the link knows
 * - open: made-up people, or texts and figures of a day that is no one's birth date
 * - inside: from program to program alone, or for admins of the site
 * - a message: the screen on which it is shared says that a chart equals its date, in these words
 * - lookup: a test searches all dates for those that share the answer (cms/tests/unit/guest-result.test.ts)
 */
type Judged = 'own' | 'shown' | 'open' | 'inside' | 'lookup' | `told: ${string}`

const linkIsTold = 'told: takeAlong.plain'
const calendarIsTold = 'told: energyCycle.feed.secret'

const calls: Partial<Record<EndpointName, Judged>> = {
  login: 'own',
  me: 'own',
  profile: 'own',
  ownChart: 'own',
  updateUser: 'own',
  uploadPicture: 'own',
  validateEmail: 'own',
  updateBirthday: 'own',
  updatePassword: 'own',
  exportUser: 'own',
  savedDates: 'own',
  savedDate: 'own',
  addSavedDate: 'own',
  updateSavedDate: 'own',
  restoreSavedDate: 'own',
  exportSavedDates: 'own',
  dateGroups: 'own',
  relationship: 'own',
  relationshipList: 'own',
  addToRelationshipList: 'own',
  removeFromRelationshipList: 'own',
  invitations: 'own',
  createInvitation: 'own',
  openInvitation: 'lookup',
  acceptInvitation: 'lookup',
  withdrawInvitation: 'lookup',
  chart: 'own',
  chartTexts: 'own',
  biorhythm: 'own',
  createFeed: 'own',
  feeds: 'own',
  readFeed: 'inside',
  personalityTests: 'own',
  openShare: linkIsTold,
  paymentStatus: 'own',
  analysis: 'own',
  shelf: 'own',
  sampleAnalysis: 'open',
  download: 'shown',
  videoCaptions: 'open',
  videoStream: 'open',
  latestBanner: 'open',
  activeCampaign: 'open',
}

/** The rest of what web answers to: its own routes, and the pages behind a secret address. */
const routes: Record<string, Judged> = {
  // Hands on the calls above, but for those of the programs.
  'api/[...path]': 'own',
  'api/admin/lists/[list]/csv': 'inside',
  'api/admin/sales/csv': 'inside',
  'api/analysis/download/[token]': 'shown',
  'api/analysis/sample/[kind]/[picture]': 'open',
  'api/biorhythm': 'own',
  'api/calendar/[file]': calendarIsTold,
  'api/chart': 'own',
  'api/consent': 'open',
  'api/contact/form': 'open',
  'api/cover': 'own',
  'api/drawing': 'own',
  'api/exit-preview': 'open',
  'api/faq/vote': 'open',
  'api/felt-day-form': 'own',
  'api/films/[id]/captions': 'open',
  'api/films/[id]/stream': 'open',
  'api/health': 'open',
  'api/home': 'own',
  'api/mail/events': 'open',
  'api/mydatabase-csv': 'own',
  'api/newsletter/confirm': 'open',
  'api/newsletter/preferences': 'open',
  'api/newsletter/subscribe': 'open',
  'api/newsletter/unsubscribe': 'open',
  'api/page-views': 'open',
  'api/picture': linkIsTold,
  'api/preview': 'open',
  'api/relationship': 'own',
  'api/revalidate': 'open',
  'api/session-over': 'open',
  'api/withdrawal/form': 'open',
  'og/[...path]': 'open',
  readyz: 'open',
  'uploads/[...path]': 'open',
  '[audience]/blog/feed.xml': 'open',
  '[audience]/(site)/download/[token]': 'shown',
  '[audience]/(site)/gift/[token]': 'open',
  '[audience]/(site)/invitation/[token]': 'lookup',
  '[audience]/(site)/krono/[token]': linkIsTold,
  '[audience]/(site)/pay/[token]': 'open',
  '[audience]/(site)/receipt/[token]': 'open',
}

/** Of an analysis the panel has words of its own. */
const toldBeside = ['analysisPage.share.plain', 'invitation.ask.what.kept']

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  in?: z.ZodType
  catchall?: z.ZodType
}

const anything = ['custom', 'unknown', 'any', 'record']

/** A field that may hold a birth date, or what is computed from one. */
const ofDates = /date$|^birth|chart|document|result|person|people|harmony|energ/i

/** Whether an answer could show a date: it has such a field, or one of which nothing is known. */
function couldShow(schema: z.ZodType): boolean {
  const def = schema._zod.def as unknown as Def
  if (anything.includes(def.type)) return true
  const { shape = {}, element, innerType, options = [], in: before, catchall } = def
  if (Object.keys(shape).some((key) => ofDates.test(key))) return true
  const isLoose = catchall !== undefined && anything.includes(catchall._zod.def.type)
  const parts = [...Object.values(shape), ...options, element, innerType, before]
  return isLoose || parts.some((part) => part && couldShow(part))
}

test('every call with an answer that could show a birth date is judged, and no other', () => {
  const names = Object.keys(endpoints) as EndpointName[]
  // Answers of the back office are for admins of the site alone: the matrix of rights (decision result-access).
  const could = names.filter(
    (name) => !endpointRow(name).path.startsWith('/admin/') && couldShow(endpointRow(name).answer),
  )
  expect(Object.keys(calls).sort()).toEqual([...could].sort())
})

test('every route of web and every page behind a secret is judged', () => {
  const app = path.join(__dirname, '../../app')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((file) => /(^|\/)route\.tsx?$|\[token\]\/page\.tsx$/.test(file))
    .map((file) => path.dirname(file))
  expect(found.sort()).toEqual(Object.keys(routes).sort())
})

test('messages about it exist in every language', () => {
  const judged = [...Object.values(calls), ...Object.values(routes)]
  const keys = judged.flatMap((one) => (one.startsWith('told: ') ? one.slice(6) : []))
  for (const key of new Set([...keys, ...toldBeside])) {
    for (const messages of [hun, eng, rus]) {
      const said = key.split('.').reduce<unknown>((part, name) => {
        return typeof part === 'object' && part ? Reflect.get(part, name) : undefined
      }, messages)
      expect([key, said]).toEqual([
        key,
        expect.stringMatching(/kiszámol|compute|work(ed)? (it )?out|вычисли/),
      ])
    }
  }
})

test('what is inside is not passed on', () => {
  const inside = (Object.keys(calls) as EndpointName[]).filter((name) => calls[name] === 'inside')
  expect(inside.map((name) => endpointRow(name).isAnsweredByWeb)).toEqual([true])
})
