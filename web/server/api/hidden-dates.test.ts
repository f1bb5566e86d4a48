import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints } from '@krono/contract'
import type { z } from 'zod'
import eng from '@/messages/eng.json'
import hun from '@/messages/hun.json'
import rus from '@/messages/rus.json'

/**
 * How a hidden birth date is protected in every response that could reveal it (decision result-pages):
 * - own: the response is for the user who entered these dates, or sent them with the request
 * - shown: the dates are visible to all, and the user who shares the link knows that
 * - open: invented people, or texts and figures of a day that is not a birth date
 * - inside: only between programs, or for admins of the site
 * - told: the sharing screen explains with this message that a date can be computed from a chart
 * - lookup: a test searches all dates for those with the same response (cms/tests/unit/guest-result.test.ts)
 */
type Protection = 'own' | 'shown' | 'open' | 'inside' | 'lookup' | `told: ${string}`

const linkIsTold = 'told: takeAlong.plain'
const calendarIsTold = 'told: energyCycle.feed.secret'

const calls: Partial<Record<EndpointName, Protection>> = {
  login: 'own',
  loginByPasskey: 'own',
  passkeyChallenge: 'open',
  passkeyOptions: 'own',
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
  nextAnalysis: 'own',
  shelf: 'own',
  sampleAnalysis: 'open',
  download: 'shown',
  videoCaptions: 'open',
  videoStream: 'open',
  learnCourse: 'open',
  readLesson: 'open',
  startQuiz: 'open',
  submitQuiz: 'open',
  myCourses: 'own',
  myEbooks: 'own',
  // The date of the plate is in the response to its holder only.
  openCertificate: 'own',
  latestBanner: 'open',
  activeCampaign: 'open',
}

/** The other responses of web: its own routes, and the pages with a secret address. */
const routes: Record<string, Protection> = {
  // Forwards the calls above, except those between programs.
  'api/[...path]': 'own',
  'api/admin/calculations/[id]/[format]': 'inside',
  'api/admin/lists/[list]/csv': 'inside',
  'api/admin/sales/csv': 'inside',
  'api/analysis/download/[token]': 'shown',
  'api/analysis/sample/[kind]/[picture]': 'open',
  'api/biorhythm': 'own',
  'api/calendar/[file]': calendarIsTold,
  'api/certificate/[token]/pdf': 'own',
  'api/chart': 'own',
  'api/consent': 'open',
  'api/contact/form': 'open',
  'api/cover': 'own',
  'api/drawing': 'own',
  'api/ebooks/file/[token]/[format]': 'open',
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
  'api/preview/learner': 'open',
  'api/relationship': 'own',
  'api/revalidate': 'open',
  'api/session-over': 'open',
  'api/withdrawal/form': 'open',
  'og/[...path]': 'open',
  readyz: 'open',
  'uploads/[...path]': 'open',
  '[audience]/blog/feed.xml': 'open',
  '[audience]/u/[name]': 'open',
  '[audience]/(site)/certificate/[token]': 'open',
  '[audience]/(site)/download/[token]': 'shown',
  '[audience]/(site)/ebook/download/[token]': 'open',
  '[audience]/(site)/gift/[token]': 'open',
  '[audience]/(site)/invitation/[token]': 'lookup',
  '[audience]/(site)/krono/[token]': linkIsTold,
  '[audience]/(site)/pay/[token]': 'open',
  '[audience]/(site)/receipt/[token]': 'open',
}

/** Further messages: sharing an analysis and an invitation have their own texts. */
const otherMessages = ['analysisPage.share.plain', 'invitation.ask.what.kept']

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

/** Names of fields that may contain a birth date, or data computed from one. */
const dateFields = /date$|^birth|chart|document|result|person|people|harmony|energ/i

/** Whether a response could reveal a date: it has such a field, or a field of unknown type. */
function couldReveal(schema: z.ZodType): boolean {
  const def = schema._zod.def as unknown as Def
  if (anything.includes(def.type)) return true
  const { shape = {}, element, innerType, options = [], in: before, catchall } = def
  if (Object.keys(shape).some((key) => dateFields.test(key))) return true
  const isLoose = catchall !== undefined && anything.includes(catchall._zod.def.type)
  const parts = [...Object.values(shape), ...options, element, innerType, before]
  return isLoose || parts.some((part) => part && couldReveal(part))
}

test('every call whose response could reveal a birth date has its protection listed, and no other', () => {
  const names = Object.keys(endpoints) as EndpointName[]
  // Responses of the back office are only for admins of the site, which the rights matrix tests (decision result-access).
  const could = names.filter(
    (name) =>
      !endpointRow(name).path.startsWith('/admin/') && couldReveal(endpointRow(name).answer),
  )
  expect(Object.keys(calls).sort()).toEqual([...could].sort())
})

test('every route of web and every page with a secret address has its protection listed', () => {
  const app = path.join(__dirname, '../../app')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((file) => /(^|\/)route\.tsx?$|\[token\]\/page\.tsx$/.test(file))
    .map((file) => path.dirname(file))
  expect(found.sort()).toEqual(Object.keys(routes).sort())
})

test('the messages that explain it exist in every language', () => {
  const judged = [...Object.values(calls), ...Object.values(routes)]
  const keys = judged.flatMap((one) => (one.startsWith('told: ') ? one.slice(6) : []))
  for (const key of new Set([...keys, ...otherMessages])) {
    for (const messages of [hun, eng, rus]) {
      const message = key.split('.').reduce<unknown>((part, name) => {
        return typeof part === 'object' && part ? Reflect.get(part, name) : undefined
      }, messages)
      expect([key, message]).toEqual([
        key,
        expect.stringMatching(/kiszámol|compute|work(ed)? (it )?out|вычисли/),
      ])
    }
  }
})

test('calls between programs are not forwarded', () => {
  const inside = (Object.keys(calls) as EndpointName[]).filter((name) => calls[name] === 'inside')
  expect(inside.map((name) => endpointRow(name).isAnsweredByWeb)).toEqual([true])
})
