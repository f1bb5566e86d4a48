import { readdirSync } from 'node:fs'
import path from 'node:path'
import { cmsSources } from '../build.mjs'
import { fingerprint } from '../fingerprint.mjs'
import { cms } from '../paths.mjs'

/**
 * Folders of cms/src that wait for a call or for their hour. Content is seeded without them, and what one of them does
 * when a cms starts is done anew at each start: a change there needs no new seeding.
 */
export const waitForCalls = [
  'admin',
  'analysis/analyses',
  'analysis/chart-texts',
  'commerce/campaigns',
  'commerce/catalogue',
  'commerce/claims',
  'commerce/coupons',
  'commerce/entitlements',
  'commerce/gifts',
  'commerce/orders',
  'commerce/payments',
  'commerce/receipts',
  'commerce/verify-money',
  'library/banners',
  'library/page-views',
  'members/account',
  'members/consent',
  'members/personal-data',
  'members/reminders',
  'members/users',
  'middlewares',
  'panel/api',
  'panel/presence',
  'panel/preview',
  'people/calendar',
  'people/invitations',
  'people/personality',
  'people/pictures',
  'people/relationship',
  'people/saved-dates',
  'people/share-links',
  'platform/incidents',
  'platform/jobs',
  'platform/tasks',
  'policies',
  'publishing/announcements',
  'publishing/menu',
  'publishing/trash',
]

const doors = ['controllers', 'routes', 'services']

/** @returns folders of the cms that do not count */
function leftOut() {
  const src = path.join(cms, 'src')
  const ofApi = readdirSync(path.join(src, 'api')).flatMap((name) =>
    doors.map((door) => path.join('api', name, door)),
  )
  return [...waitForCalls, ...ofApi].map((folder) => path.join(src, folder))
}

/**
 * Everything that decides what the seeder writes into an empty database, as one text: its content and code, the content
 * types, what every start does with a database, the versions of the libraries.
 *
 * @param facts what else decides it
 */
export const fingerprintOfContent = (facts: string[]) => fingerprint(cmsSources, facts, leftOut())
