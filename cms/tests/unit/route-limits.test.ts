import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, jest, test } from '@jest/globals'
import type { FeatureSwitch } from '@krono/contract'
import type { MemberLimitName, RateLimitName } from '../../src/platform/lib/rate-limits'

type Route = {
  method: string
  path: string
  config?: {
    policies?: unknown[]
    middlewares?: { name: string; config: { of?: string; by?: string } }[]
  }
}

/** Routes per limit. An independent list: detects a limit that a route has lost. */
const limits = {
  accountQuestion: ['POST /user/get-user-exists', 'POST /user/validate-by-email'],
  calendar: ['GET /calendar/feed'],
  checkout: [
    'POST /payment/quote',
    'POST /payment/checkout',
    'GET /payment/status',
    'POST /pay-link/pay',
  ],
  consent: ['POST /consent'],
  forgotPassword: ['GET /user/forgot-password'],
  login: ['POST /user/passkey/challenge', 'POST /user/passkey/login', 'POST /user/login'],
  mailedLink: [
    'POST /user/validateResetPasswordToken',
    'POST /user/resetPassword',
    'POST /user/validate-email',
    'POST /user/undo-email',
    'POST /newsletter/confirm',
    'POST /newsletter/preferences',
  ],
  message: ['POST /contact/message'],
  withdrawal: ['POST /withdrawal/find', 'POST /withdrawal/confirm'],
  proof: ['GET /proof/challenge'],
  picture: ['POST /user/upload-profile-pic'],
  secretLink: [
    'GET /analysis/download/:token',
    'GET /gift/open',
    'GET /invitation/open',
    'POST /invitation/accept',
    'POST /invitation/withdraw',
    'GET /receipt/open',
    'GET /share/open',
    'GET /newsletter/preferences',
    'GET /pay-link/open',
    'GET /certificate/open',
    'GET /ebooks/open',
  ],
  search: ['GET /search', 'GET /search/list'],
  signup: ['POST /user/signup'],
  newsletter: ['POST /newsletter/subscribe'],
  mailEvents: ['POST /mail/events'],
  unsubscribe: ['POST /newsletter/unsubscribe'],
  import: ['POST /user/importRegisteredDates'],
  export: ['GET /user/export-registered-dates'],
  faqVote: ['POST /faq/vote'],
  subscription: [
    'POST /payment/cancel-subscription',
    'POST /payment/resume-subscription',
    'POST /payment/change-subscription',
    'POST /payment/portal',
  ],
  review: ['POST /review/save', 'POST /review/delete'],
  filmPlace: ['POST /films/:id/progress'],
  reading: ['POST /analysis/:id/reading'],
  feedback: ['POST /analysis/:id/feedback'],
  feltDay: ['PUT /felt-day/:id', 'DELETE /felt-day/:id', 'PUT /felt-reminder/mine'],
  lessonProgress: ['POST /learning/lesson/:id/progress'],
  lessonNote: ['POST /learning/lesson/:id/note'],
  quiz: ['POST /learning/lesson/:id/quiz/start', 'POST /learning/lesson/:id/quiz/submit'],
  certificate: ['POST /learning/course/:id/certificate'],
  ebookLink: ['POST /ebooks/:id/link'],
  personalExport: ['GET /user/export'],
  secondFactor: ['POST /user/authenticator/enable'],
} as const satisfies Record<RateLimitName | MemberLimitName, readonly string[]>

/** Public routes without a limit: the response is the same for all callers, or the request is signed by Stripe. */
const unlimited = [
  'GET /analysis/sample',
  'GET /banner/get-latest-banner',
  'GET /biorhythm',
  'GET /campaign/active-campaign',
  'GET /chart',
  'GET /learning/course/:id',
  'GET /learning/lesson/:id',
  'GET /menu-override/all',
  'GET /payment/products',
  'GET /review/list',
  'GET /settings/site',
  'POST /payment/webhook',
]

const folder = path.join(__dirname, '../../src/api')

/** Our own routes; those that Strapi generates for a content type need web's token. */
function ownRoutes(): Route[] {
  const files = readdirSync(folder, { recursive: true }).map(String)
  return files
    .filter((file) => /[\\/]routes[\\/][^\\/]+\.ts$/.test(file))
    .flatMap((file) => {
      const { default: router } = jest.requireActual<{ default: object }>(path.join(folder, file))
      const { value } = Object.getOwnPropertyDescriptor(router, 'routes') ?? {}
      return Array.isArray(value) ? value : []
    })
}

const callOf = ({ method, path: address }: Route) => `${method} ${address}`

test('each route has the limit of the table, and no other', () => {
  const found = ownRoutes().flatMap((route) =>
    (route.config?.middlewares ?? []).flatMap(({ config: { of } }) =>
      of ? [[of, callOf(route)]] : [],
    ),
  )
  const wanted = Object.entries(limits).flatMap(([of, calls]) => calls.map((call) => [of, call]))
  expect(found.sort()).toEqual(wanted.sort())
})

/** Routes per feature switch. An independent list, as above. */
const switched = {
  signupOpen: ['POST /user/signup'],
  salesOpen: ['POST /payment/checkout', 'POST /pay-link/pay'],
  reviewsOpen: ['POST /review/save'],
} satisfies Record<FeatureSwitch, string[]>

test('each feature switch closes its routes, and no other', () => {
  const found = ownRoutes().flatMap((route) =>
    (route.config?.middlewares ?? []).flatMap(({ config: { by } }) =>
      by ? [[by, callOf(route)]] : [],
    ),
  )
  const wanted = Object.entries(switched).flatMap(([by, calls]) => calls.map((call) => [by, call]))
  expect(found.sort()).toEqual(wanted.sort())
})

test('public routes without a limit are listed', () => {
  const open = ownRoutes().filter(
    ({ config }) => config && !config.policies?.length && !config.middlewares?.length,
  )
  expect(open.map(callOf).sort()).toEqual(unlimited)
})
