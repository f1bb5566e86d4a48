const { readdirSync } = require('node:fs')
const path = require('node:path')

/**
 * Structure of the cms, and which folder may import which (`npm run check`, "dependencies of cms").
 *
 * `src/api/<name>` holds content types, routes and controllers and nothing else, except one line where
 * Strapi's own controllers need it: `services/<name>.ts` with `factories.createCoreService`. Beside a schema stands
 * its manifest, `<name>.manifest.ts`: data that modules read through `platform/manifests`. The rules are in the
 * modules, `src/<module>/<folder>`.
 *
 * The folders in order: each imports only folders before it. A new folder gets its place here.
 */
const folders = [
  'platform/manifests', // what every content type answers, and the list of them
  'platform/lib', // independent of the product: clock, environment, errors, input
  'platform/redis', // the connection to Redis, and questions with a time limit
  'platform/limits', // counted attempts, shared by all processes through Redis
  'platform/files', // where files are stored: disk or S3
  'platform/database', // indexes that a schema cannot declare, statement limits, the connections for reads
  'platform/settings', // what site admins change without a deployment
  'platform/incidents', // what an operator has to look at
  'platform/tasks', // deferred and repeated work: claim, retry, purge
  'platform/backups', // backups, their restore, records of erasures
  'platform/alerts', // notifies the operator of incidents
  'platform/observability', // metrics and traces, when they are switched on
  'members/users', // the user row, lock, tier, sessions, the caller
  'platform/spam', // what open forms are protected by
  'commerce/orders', // the order row
  'panel/editor', // layout of the panel's forms
  'panel/preview', // drafts for editors
  'publishing/documents', // rules for every content type
  'publishing/timing', // scheduled publishing and unpublishing
  'publishing/addresses', // public addresses of entries, current and former
  'publishing/versions', // snapshots of each save, and save conflicts
  'publishing/trash', // deleted entries, for thirty days
  'publishing/languages', // fields shared by all languages, and languages left behind
  'panel/presence', // who has an entry open
  'publishing/blocks', // what a rich text may contain
  'publishing/markdown', // Markdown files as rich texts
  'panel/access', // panel roles and rights, and web's token
  'publishing/menu',
  'members/consent',
  'library/page-views',
  'library/short-links', // addresses /u/{name} and their clicks
  'analysis/chart-texts', // the long texts of the free reading
  'commerce/campaigns',
  'commerce/catalogue', // what can be bought
  'library/banners',
  'library/faq', // whether an answer helped
  'library/reviews', // members' reviews, and their approval
  'publishing/announcements', // notifies web of changes
  'publishing/uploads', // the media library
  'library/ebook-links', // links to the files of e-books
  'library/videos', // files, rights to watch, position
  'people/pictures',
  'people/personality', // personality tests
  'people/relationship', // compared people
  'people/saved-dates', // and their groups
  'people/calendar', // feeds
  'messaging/mail-suppressions', // unsubscribed addresses, and signed links for it
  'messaging/mail', // emails: rendering, outbox, sending
  'messaging/newsletter', // subscribers and issues
  'messaging/sequences', // e-mails one after the other: who is where in them
  'messaging/contact', // messages of visitors
  'commerce/coupons',
  'commerce/receipts',
  'commerce/pay-links', // payment links, and the order that is their payment
  'commerce/gifts',
  'commerce/withdrawals', // withdrawal statements of buyers: deadline and effect
  'analysis/analyses', // bought analyses: composition, texts, links
  'analysis/texts', // all written texts, from memory
  'analysis/analysis-texts', // their tables, and import and export for translators
  'analysis/text-search', // search in the texts
  'library/search', // search of visitors in published content
  'panel/to-do', // missing, waiting, scheduled and changed entries
  'commerce/entitlements', // who has what; knows no payments
  'commerce/referrals', // who invited whom
  'learning/courses', // courses with their lessons in order
  'learning/import', // lessons from Markdown files
  'library/ebooks', // own e-books
  'learning/access', // what a learner may open, and how far they are
  'learning/certificates',
  'learning/lessons', // reading, progress and notes
  'learning/quizzes',
  'learning/guards', // what was sold stays
  'people/share-links', // results behind a private link
  'people/invitations',
  'commerce/payments', // from checkout to refund
  'commerce/next-analysis', // what is offered after an analysis, and why
  'commerce/rewards', // what a referrer receives, and loses by a refund
  'commerce/incident-files', // order and member of an incident, for the panel
  'commerce/claims', // redemption of codes and gifts
  'people/day-notes', // how members felt, by day
  'members/reminders',
  'members/second-factor', // passkeys, authenticator app, recovery codes
  'members/account', // self-service of members
  'members/personal-data', // export and erasure: every table with personal data
]

/** What site admins see and do; a folder for each part. It comes after all other modules. */
const backOffice = 'back-office'

/** Entry points of Strapi and our programs: they import modules, and no module imports them. */
const entries = [
  'api',
  'extensions',
  'middlewares',
  'policies',
  'panel/api',
  'platform/jobs',
  'platform/backup-programs',
  'commerce/verify-money',
  'members/site-admins',
]

/** Strapi's own: the panel's code is built separately, components are schemas. */
const strapis = ['admin', 'components']

const subjects = [...folders, backOffice]
const moduleNames = [...new Set(folders.map((folder) => folder.split('/')[0] ?? ''))]
const known = [...subjects, ...entries, ...strapis]

const namesIn = (/** @type {string} */ folder) =>
  readdirSync(path.join(__dirname, 'src', folder)).filter((entry) => !entry.includes('.'))

const present = namesIn('.').flatMap((name) =>
  moduleNames.includes(name) ? namesIn(name).map((folder) => `${name}/${folder}`) : [name],
)

for (const folder of present) {
  if (!known.includes(folder)) {
    throw new Error(`src/${folder} has no place in the order of cms/.dependency-cruiser.cjs.`)
  }
}

for (const name of namesIn('api')) {
  for (const part of namesIn(`api/${name}`)) {
    if (!['content-types', 'routes', 'controllers', 'services'].includes(part)) {
      throw new Error(`src/api/${name}/${part} is a rule: those belong in src/<module>.`)
    }
  }
}

const inside = (/** @type {readonly string[]} */ names) => `^src/(${names.join('|')})/`

const never = subjects.flatMap((subject, place) => {
  const later = subjects.slice(place + 1)
  if (later.length === 0) return []
  const comment = `${subject} comes before what it imports: see the order of the folders.`
  const rule = { name: `${subject.replace('/', '-')}-first`, severity: 'error', comment }
  return { ...rule, from: { path: inside([subject]) }, to: { path: inside(later) } }
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...never,
    {
      name: 'entries-are-not-imported',
      severity: 'error',
      comment: 'Routes, policies and jobs call modules; no module calls them.',
      from: { path: inside(subjects) },
      to: {
        path: `${inside(entries)}|^src/index[.]ts$|^(seed|config|tests)/`,
        pathNot: '[.]manifest[.]ts$',
      },
    },
    {
      name: 'manifests-by-one-list',
      severity: 'error',
      comment: 'Modules read manifests through the list in platform/manifests.',
      from: { pathNot: '^src/platform/manifests/manifests[.]ts$' },
      to: { path: '[.]manifest[.]ts$' },
    },
    {
      name: 'manifests-are-data',
      severity: 'error',
      comment: 'Manifests are read before every module, and in the browser of the panel.',
      from: { path: '^src/api/([^/]+)/.+[.](manifest|editor)[.]ts$' },
      to: { pathNot: '^src/platform/manifests/|^src/api/$1/$1[.]editor[.]ts$' },
    },
    {
      name: 'entries-apart',
      severity: 'error',
      comment: 'What two entry points need belongs in a module.',
      from: { path: inside(entries).replace('(', '((?:').replace(')/', '))/') },
      to: { path: inside(entries), pathNot: '^src/$1/' },
    },
    {
      name: 'api-apart',
      severity: 'error',
      comment: 'What two folders of api need belongs in a module.',
      from: { path: '^src/api/([^/]+)/' },
      to: { path: '^src/api/', pathNot: '^src/api/$1/' },
    },
    {
      name: 'services-are-strapis',
      severity: 'error',
      comment: "A service is one line: Strapi's createCoreService.",
      from: { path: '^src/api/[^/]+/services/' },
      to: { pathNot: 'node_modules/@strapi/strapi/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Two files that need each other are one, or need a third. Types count.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|dist' },
    exclude: { path: '^src/admin/|^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6', 'cjs'],
  },
}
