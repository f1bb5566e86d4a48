import { readdirSync } from 'node:fs'
import path from 'node:path'
import { cmsSources } from '../build.mjs'
import { fingerprint } from '../fingerprint.mjs'
import { cms } from '../paths.mjs'

/**
 * Folders of cms/src that wait for a call or for their hour. Content is brought in without them, and what one of them does
 * when a cms starts is done anew at each start: a change there needs no new seeding.
 */
export const waitForCalls = [
  'account',
  'admin',
  'analyses',
  'announcements',
  'banners',
  'calendar',
  'campaigns',
  'catalogue',
  'chart-texts',
  'claims',
  'consent',
  'coupons',
  'entitlements',
  'gifts',
  'incidents',
  'invitations',
  'jobs',
  'menu',
  'middlewares',
  'orders',
  'page-views',
  'panel',
  'payments',
  'personal-data',
  'personality',
  'pictures',
  'policies',
  'presence',
  'preview',
  'receipts',
  'relationship',
  'reminders',
  'saved-dates',
  'shares',
  'tasks',
  'trash',
  'users',
  'verify-money',
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
 * Everything that decides what the seeder brings into an empty database, as one text: its content and code, the content
 * types, what every start does with a database, the versions of the libraries.
 *
 * @param facts what else decides it
 */
export const fingerprintOfContent = (facts: string[]) => fingerprint(cmsSources, facts, leftOut())
