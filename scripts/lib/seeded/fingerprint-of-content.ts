import { readdirSync } from 'node:fs'
import path from 'node:path'
import { cmsSources } from '../build.mjs'
import { fingerprint } from '../fingerprint.mjs'
import { cms } from '../paths.mjs'

/**
 * Folders of cms/src that run only on a call or on a schedule. Seeding does not use them, and what they do when a cms
 * starts is repeated at each start. So a change there needs no new seeding.
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

/** @returns folders of the cms that the fingerprint leaves out */
function leftOut() {
  const src = path.join(cms, 'src')
  const ofApi = readdirSync(path.join(src, 'api')).flatMap((name) =>
    doors.map((door) => path.join('api', name, door)),
  )
  return [...waitForCalls, ...ofApi].map((folder) => path.join(src, folder))
}

/**
 * Fingerprint of everything that decides what the seeder writes into an empty database: its content and code, the
 * content types, what every start does to a database, the versions of the libraries.
 *
 * @param facts further inputs
 */
export const fingerprintOfContent = (facts: string[]) => fingerprint(cmsSources, facts, leftOut())
