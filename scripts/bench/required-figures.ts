import { adminQuestions, ghostsList, readsMost, salesQuestions } from './admin-questions.ts'
import {
  javascriptLimits,
  measuredPages,
  memberContentPages,
  nameOf,
  ofMember,
  publicPages,
} from './pages.ts'
import { type Requirement, textOf } from './report-figures.ts'
import { questions } from './saved-dates-questions.ts'

const memberCalls = ['me', 'saved dates', 'devices']
export const addressCalls = ['login', 'forgot-password', 'signup'] as const

const contentPages = [...publicPages, ...memberContentPages.map(ofMember)]

const table = (names: readonly string[], requirement: Requirement) =>
  Object.fromEntries(names.map((name) => [name, requirement]))

/** Limits in seconds, of the verification of money and of the jobs. */
export const manyOrdersRequired = {
  verify: { below: 20 },
  reconcile: { below: 5 },
  retention: { below: 20 },
  pictures: { below: 2 },
} as const satisfies Record<string, Requirement>

/** Time from a skip in a video until its frame is displayed, in milliseconds, at the 95th percentile. */
export const skipped = 'films, a skip until its frame: p95 ms'

/** Typical queries of the site's search. */
export const searchQuestions = [
  'a word',
  'two words',
  'a beginning',
  'a slip',
  'eight words',
  'eight slips',
  'nothing there',
] as const

/** The names of figures that are measured for several targets. */
export const named = {
  memory: 'memory of web under mixed load: MB',
  share: (page: string) => `${page}: share of the bare page`,
  cpu: (page: string) => `${page}: CPU of web, ms`,
  errors: (target: string) => `${target}: errors`,
  javascript: (page: string) => `${page}: JavaScript, kB`,
  ownJavascript: (page: string) => `${page}: JavaScript over the bare page, kB`,
  beside: (call: string) => `${call}: times Strapi's list of ten`,
  p99: (call: string) => `${call}: p99 ms`,
  savedDates: (question: string) => `10 000 saved dates, ${question}: median ms`,
  manyOrders: (what: string) => `100 000 orders, ${what}: s`,
  admin: (question: string) => `100 000 users, ${question}: median ms`,
  adminEvery: '100 000 users, the slowest of every order and filter: median ms',
  million: (question: string) => `1 000 000 users, ${question}: median ms`,
  millionEvery: '1 000 000 users, the slowest of every order and filter: median ms',
  adminRate: '100 000 users, lists of 50 a second',
  besideTasks: '100 000 users, me beside a long task: p99 ms',
  stopped: '100 000 users, until a bulk act is stopped: ms',
  search: (question: string) => `5000 entries, search for ${question}: p95 ms`,
  texts: (what: string) => `analyses, ${what}`,
  apart: (call: string) => `${call}: ms between known and unknown addresses`,
}

/** New results under load (scripts/bench/crowd.ts). */
export const crowdFigures = {
  p99: 'new results at 16 connections: p99 ms',
  share: 'new results at 300 connections: share of those at 16',
  home: 'home beside 300 connections of new results: p99 ms',
  memory: 'web beside 300 connections of new results: MB',
  homeBeside: 'home beside one client of four connections: median ms',
  meBeside: 'me beside one client of four connections: median ms',
} as const

/** Two hundred people for ten minutes (scripts/bench/users.ts). */
export const userFigures = {
  public: '200 users, pages of visitors: p95 ms',
  account: '200 users, pages and calls of members: p95 ms',
  errors: '200 users, failures: %',
  web: '200 users, web: MB',
  webGrowth: '200 users, web: MB of the last two minutes, times those of the third and fourth',
  cms: '200 users, cms: MB',
  cmsGrowth: '200 users, cms: MB of the last two minutes, times those of the third and fourth',
} as const

/** Clients that send or read slowly, at web, at cms and at the page cache (scripts/bench/slow-clients.ts). */
export const slowFigures = {
  home: 'home beside 500 slow clients of each program: p95 ms',
  me: 'me beside 500 slow clients of each program: p95 ms',
  open: '500 slow clients of each program: open after their limits of time',
  web: 'web beside 500 slow clients: MB',
  cms: 'cms beside 500 slow clients: MB',
} as const

/** Visitors' pages that the page cache of production sends (scripts/bench/edge.ts). */
export const edgePages = {
  home: '/',
  blog: '/blog',
  result: '/kronoworksheet/visitor?date=1984-06-12',
} as const

export const edgeFigure = (page: string) => `${page} from the page cache: requests/s`

/** Other pages while twenty detailed analyses are rendered at once (scripts/bench/pdf.ts). */
export const pdfFigures = {
  home: 'home beside 20 PDFs: p95 ms',
  me: 'me beside 20 PDFs: p95 ms',
  failures: 'beside 20 PDFs: failures',
} as const

/** A book of a hundred pages and a hundred copies of it, by the key of the measuring program (scripts/bench/books.ts). */
export const bookFigures = {
  pages: 'book: pages',
  'pdf ms': 'book as PDF, first copy: ms',
  'epub ms': 'book as EPUB, first copy: ms',
  'pdf bytes': 'book as PDF: bytes',
  'epub bytes': 'book as EPUB: bytes',
  'pdf copy ms': 'book as PDF, slowest of 100 copies: ms',
  'epub copy ms': 'book as EPUB, slowest of 100 copies: ms',
  'pdf copies MB': 'book as PDF, 100 copies at once: MB more',
  'epub copies MB': 'book as EPUB, 100 copies at once: MB more',
} as const

/** Shares in percent, portions in words; in every language. */
const ofTexts: Record<string, Requirement> = {
  'short shared': { atMost: 20 },
  'short personal': { atLeast: 1200 },
  'short similes': { atMost: 33 },
  'short free': { atMost: 5 },
  'long shared': { atMost: 20 },
  'long personal': { atLeast: 8000 },
  'long months': { atMost: 35 },
  'long years': { atMost: 40 },
  'long similes': { atMost: 33 },
  'long composition ms': { below: 100 },
  'relationship shared': { atMost: 20 },
  'relationship personal': { atLeast: 4000 },
  'relationship similes': { atMost: 33 },
  'family shared': { atMost: 25 },
  'family personal': { atLeast: 5000 },
  'family similes': { atMost: 33 },
  'family person': { atLeast: 120 },
  'family pair': { atLeast: 100 },
  'group shared': { atMost: 25 },
  'group personal': { atLeast: 6500 },
  'group similes': { atMost: 33 },
  'group composition ms': { below: 100 },
  'group person': { atLeast: 150 },
}

/** Every required figure (quality, "Figures"); each must be measured. */
export const requiredFigures: Record<string, Requirement> = {
  'engine: fewer charts a second than the three-cycle loop': { atMost: 0 },
  ...Object.fromEntries(
    measuredPages.map((page) => [named.share(nameOf(page)), { atLeast: page.share }]),
  ),
  ...Object.fromEntries(
    measuredPages.flatMap((page) =>
      page.cpuMs ? [[named.cpu(nameOf(page)), { below: page.cpuMs }]] : [],
    ),
  ),
  ...table(
    measuredPages.map((page) => named.errors(nameOf(page))),
    { atMost: 0 },
  ),
  [named.memory]: { below: 800 },
  [userFigures.public]: { below: 500 },
  [userFigures.account]: { below: 1000 },
  [userFigures.errors]: { below: 0.1 },
  ...table([userFigures.web, userFigures.cms], { below: 800 }),
  ...table([userFigures.webGrowth, userFigures.cmsGrowth], { atMost: 1.1 }),
  [slowFigures.home]: { below: 500 },
  [slowFigures.me]: { below: 1000 },
  [slowFigures.open]: { atMost: 0 },
  ...table([slowFigures.web, slowFigures.cms], { below: 800 }),
  [crowdFigures.p99]: { below: 500 },
  [crowdFigures.share]: { atLeast: 0.8 },
  [crowdFigures.home]: { below: 300 },
  [crowdFigures.memory]: { below: 800 },
  [crowdFigures.homeBeside]: { below: 30 },
  [crowdFigures.meBeside]: { below: 60 },
  ...table(contentPages.map(named.javascript), { atMost: javascriptLimits.all }),
  ...table(contentPages.map(named.ownJavascript), { atMost: javascriptLimits.ours }),
  ...table(memberCalls.map(named.beside), { atLeast: 2 }),
  ...table(memberCalls.map(named.p99), { below: 100 }),
  ...table(memberCalls.map(named.errors), { atMost: 0 }),
  ...Object.fromEntries(
    Object.entries(questions).map(([name, { limitMs }]) => [
      named.savedDates(name),
      { below: limitMs },
    ]),
  ),
  'detailed PDF: median ms': { below: 800 },
  'detailed PDF: failures': { atMost: 0 },
  'detailed PDF: largest, bytes': { below: 3_000_000 },
  'detailed PDF: fewest pages': { atLeast: 18 },
  'detailed PDF: most pages': { atMost: 46 },
  ...table(Object.keys(edgePages).map(edgeFigure), { atLeast: 10_000 }),
  [pdfFigures.home]: { below: 150 },
  [pdfFigures.me]: { below: 250 },
  [pdfFigures.failures]: { atMost: 0 },
  [bookFigures.pages]: { atLeast: 100 },
  ...table([bookFigures['pdf ms'], bookFigures['epub ms']], { below: 8000 }),
  ...table([bookFigures['pdf bytes'], bookFigures['epub bytes']], { below: 3_000_000 }),
  ...table([bookFigures['pdf copy ms'], bookFigures['epub copy ms']], { below: 2000 }),
  ...table([bookFigures['pdf copies MB'], bookFigures['epub copies MB']], { below: 10 }),
  ...Object.fromEntries(
    ['hun', 'eng', 'rus'].flatMap((language) =>
      Object.entries(ofTexts).map(([what, most]) => [named.texts(`${language} ${what}`), most]),
    ),
  ),
  [named.texts('fallbacks')]: { atMost: 0 },
  [skipped]: { below: 300 },
  ...Object.fromEntries(
    Object.entries(manyOrdersRequired).map(([what, most]) => [named.manyOrders(what), most]),
  ),
  ...table(searchQuestions.map(named.search), { below: 30 }),
  ...table(Object.keys(adminQuestions).map(named.admin), { below: 30 }),
  ...table(readsMost.map(named.admin), { below: 60 }),
  [named.adminEvery]: { below: 30 },
  ...table(Object.keys(salesQuestions).map(named.admin), { below: 300 }),
  [named.adminRate]: { atLeast: 3 * ghostsList },
  [named.besideTasks]: { below: 200 },
  [named.stopped]: { below: 1000 },
  ...table(addressCalls.map(named.apart), { atMost: 10 }),
  'pictures beside a greedy member: refused of 12': { atMost: 0 },
  'pictures beside a greedy member: median ms': { below: 1500 },
  '60 logins at once: refused': { atMost: 0 },
  '60 logins at once: slowest ms': { below: 5000 },
  '240 logins at once: slowest ms': { below: 5000 },
  '240 logins at once: refused without Retry-After': { atMost: 0 },
}

/** Required only when the group is named: its database takes long to fill. */
export const millionRequired: Record<string, Requirement> = table(
  [...Object.keys({ ...adminQuestions, ...salesQuestions }).map(named.million), named.millionEvery],
  { below: 150 },
)

/** For the column next to the measured values. */
export const requiredText = (name: string) => textOf(requiredFigures[name] ?? millionRequired[name])
