const { readdirSync } = require('node:fs')
const path = require('node:path')

/**
 * Where things stand in the cms, and what may import what (`npm run check`, "dependencies of cms").
 *
 * `src/api/<name>` holds content types, routes and controllers and nothing else, but for one line where
 * Strapi's own controllers need it: `services/<name>.ts` with `factories.createCoreService`. Every rule
 * stands in the folder of its subject, `src/<subject>`.
 *
 * The subjects in order: each imports only those before it. A new one gets its place here.
 */
const subjects = [
  'lib', // what knows nothing of the product: clock, environment, errors, input
  'database', // the indexes that a schema cannot say
  'incidents', // what somebody has to look at
  'tasks', // what happens later or again: claimed, tried again, forgotten
  'users', // who somebody is: the row, the lock, the tier, sessions, the caller
  'spam', // what open forms are filled in by
  'orders', // the row of an order
  'catalogue', // what can be bought
  'editor', // how the panel's forms look
  'preview', // drafts for an editor's eyes
  'documents', // what every kind of content is held to
  'timing', // publishing and taking off by the clock
  'addresses', // where entries are found, and were
  'versions', // what an entry was after each save, and who would undo whose
  'trash', // what was deleted, for thirty days
  'presence', // who has an entry open
  'blocks', // what a long text may hold
  'access', // who may do what in the panel, and web's token
  'menu',
  'consent',
  'page-views',
  'chart-texts', // the long texts of the free reading
  'campaigns',
  'banners',
  'faq', // whether an answer helped
  'reviews', // what members say, and an editor's yes
  'announcements', // telling web what changed
  'uploads', // what editors put into the media library
  'films', // where their files lie, who may watch, where somebody stopped
  'pictures', // of people
  'personality', // tests that somebody keeps
  'relationship', // people who are compared
  'saved-dates', // and their groups
  'calendar', // feeds
  'mail-stops', // who wants no letters, and the signed links that say so
  'mail', // letters: rendering, outbox, sending
  'newsletter', // who gets it, and how one comes and goes
  'contact', // what visitors write to the house
  'coupons',
  'receipts',
  'pay-links', // what anybody pays at an address, and the order that is its payment
  'gifts',
  'analyses', // what was bought: composition, texts, links
  'texts', // everything that is written, out of memory
  'interpretation-texts', // their tables, and the way to translators and back
  'finding', // searching in it
  'search', // what visitors find of what is published
  'to-do', // what is missing, waits, is timed, was changed
  'entitlements', // who has what, and what follows from it; knows no payments
  'shares', // results behind a private link
  'invitations',
  'payments', // from checkout to refund
  'incident-files', // the order and the member behind an incident, for the panel
  'claims', // making one's own what a code or a gift brings
  'felt-days', // how members felt, day by day
  'reminders',
  'account', // what one does with one's own account
  'personal-data', // export and erasure: every table that knows of a person
  'back-office', // what admins of the site see and do; a folder each part
]

/** Strapi's doors and our programs: they import subjects, nobody imports them. */
const doors = ['api', 'extensions', 'middlewares', 'panel', 'policies', 'jobs', 'verify-money']

/** Strapi's own: the panel's code is built apart, components are schemas. */
const strapis = ['admin', 'components']

const namesIn = (/** @type {string} */ folder) => readdirSync(path.join(__dirname, 'src', folder))

for (const name of namesIn('.').filter((entry) => !entry.includes('.'))) {
  if (![...subjects, ...doors, ...strapis].includes(name)) {
    throw new Error(`src/${name} has no place among the subjects of cms/.dependency-cruiser.cjs.`)
  }
}

for (const name of namesIn('api')) {
  for (const part of namesIn(`api/${name}`)) {
    if (!['content-types', 'routes', 'controllers', 'services'].includes(part)) {
      throw new Error(`src/api/${name}/${part} is a rule: those stand in src/<subject>.`)
    }
  }
}

const inside = (/** @type {readonly string[]} */ names) => `^src/(${names.join('|')})/`

const never = subjects.flatMap((subject, place) => {
  const later = subjects.slice(place + 1)
  if (later.length === 0) return []
  const comment = `${subject} stands before what it imports: see the order of the subjects.`
  const rule = { name: `${subject}-first`, severity: 'error', comment }
  return { ...rule, from: { path: inside([subject]) }, to: { path: inside(later) } }
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...never,
    {
      name: 'doors-are-entered-from-outside',
      severity: 'error',
      comment: 'Routes, policies and jobs call the rules of subjects; no rule calls them.',
      from: { path: inside(subjects) },
      to: { path: `${inside(doors)}|^src/index[.]ts$|^(seed|config|tests)/` },
    },
    {
      name: 'doors-apart',
      severity: 'error',
      comment: 'What two doors need is a rule of a subject.',
      from: { path: inside(doors).replace('(', '((?:').replace(')/', '))/') },
      to: { path: inside(doors), pathNot: '^src/$1/' },
    },
    {
      name: 'api-apart',
      severity: 'error',
      comment: 'What two folders of api need is a rule of a subject.',
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
