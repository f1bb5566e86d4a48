import type { RouteRow } from './route-row'
import { type RouteName, routes } from './routes'

type Paths = { [Name in RouteName]: (typeof routes)[Name]['path'] }

/** Routes without a parameter in their address. */
export type FixedRoute = {
  [Name in RouteName]: Paths[Name] extends `${string}[${string}` ? never : Name
}[RouteName]

type Query = Record<string, string | undefined>

/** Address of a fixed route with a query; undefined and empty values are left out. */
export const linkTo = (name: FixedRoute, query: Query = {}): string =>
  withQuery(routes[name].path, query)

function withQuery(path: string, query: Query): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  const search = new URLSearchParams(present).toString()
  return search ? `${path}?${search}` : path
}

/** Address of a route with one parameter, whose value is `part`. */
const addressOf = (name: Exclude<RouteName, FixedRoute>, part: string) =>
  routes[name].path.replace(/\[\w+\]/, () => encodeURIComponent(part))

export const linkToDescription = (slug: string) => addressOf('description', slug)

export const linkToPost = (slug: string) => addressOf('blogPost', slug)

/** The page of one FAQ entry. */
export const linkToAnswer = (slug: string) => addressOf('faqAnswer', slug)
/** The page of a video, starting at a second. */
export function linkToVideo(slug: string, second?: number): string {
  const path = addressOf('video', slug)
  return second === undefined ? path : `${path}?t=${second}#film`
}

/** The pages of a course and of an e-book. */
export const linkToCourse = (slug: string) => addressOf('course', slug)
/** A lesson of a course, by both slugs. */
export const linkToLesson = (course: string, lesson: string) =>
  `${linkToCourse(course)}/${encodeURIComponent(lesson)}`
export const linkToQuiz = (course: string, lesson: string) => `${linkToLesson(course, lesson)}/quiz`
export const linkToNewAttempt = (course: string, lesson: string) =>
  `${linkToQuiz(course, lesson)}?again=1`
export const linkToEbook = (slug: string) => addressOf('ebook', slug)
export const linkToEbookSample = (slug: string) => addressOf('ebookSample', slug)

/** A short link, such as a member's referral code. */
export const linkToShort = (name: string) => addressOf('shortLink', name)

/** A user, an action on many users, and a calculation of many dates, in the back office. */
export const linkToUser = (id: string) => addressOf('adminUser', id)
export const linkToBulk = (id: string) => addressOf('adminBulk', id)
/** An e-mail group; `new`: the editor of a new one. */
export const linkToEmailGroup = (id: string) => addressOf('adminEmailGroup', id)
/** An e-mail to a group; `new`: the editor of a new one. */
export const linkToScheduledEmail = (id: string) => addressOf('adminScheduledEmail', id)
/** An automatic e-mail, in a language and a view; and a sequence, `new`: the editor of a new one. */
export const linkToFixedEmail = (id: string, query: Query = {}) =>
  withQuery(addressOf('adminFixedEmail', id), query)
export const linkToSequence = (id: string, query: Query = {}) =>
  withQuery(addressOf('adminSequence', id), query)
export const linkToCalculation = (id: string) => addressOf('adminCalculated', id)

/** One character in the gallery of the fourteen characters. */
export const linkToCharacter = (character: string) => `${routes.characters.path}#${character}`

/** The pages of a landing form. */
export const formRoutes = [
  'form',
  'formThanks',
  'formSubscribe',
  'register',
  'registerThanks',
  'registerSubscribe',
] as const satisfies readonly RouteName[]

export type FormRoute = (typeof formRoutes)[number]

export const linkToForm = (route: FormRoute, formId: string) => addressOf(route, formId)

/** The tabs of the worksheet (spec §2). */
export const worksheetTabs = { mine: '0', calculator: '1', relationship: '2' } as const

export type WorksheetTab = keyof typeof worksheetTabs

export const linkToTab = (tab: WorksheetTab, query: Query = {}) =>
  linkTo('worksheet', { activetab: worksheetTabs[tab], ...query })

/** The list of compared people. The anchor is for phones, where the forms to add a person are above the list. */
export const linkToCompared = () => `${linkToTab('relationship')}#people-list`

/** The page of an analysis; by default in the site's language and in the current edition. */
export function linkToAnalysis(
  id: string,
  { language, edition }: { language?: string; edition?: string | null } = {},
): string {
  const query = new URLSearchParams({ ...(language && { language }), ...(edition && { edition }) })
  const path = addressOf('analysisPage', id)
  return query.size > 0 ? `${path}?${query}` : path
}

/** Link with a secret token at the end of its path. */
export const linkToSecret = (
  route:
    | 'sharedAnalysis'
    | 'invitation'
    | 'openGift'
    | 'payLink'
    | 'receipt'
    | 'download'
    | 'ebookDownload'
    | 'certificate',
  token: string,
) => addressOf(route, token)

/** Slugs of descriptions that the code uses: it links to them or renders into them (spec §2 names the Hungarian ones). */
export const descriptionSlugs = {
  krono: { hun: 'mi-a-krono', eng: 'what-is-krono', rus: 'chto-takoe-krono' },
  biorhythm: { hun: 'mi-a-bioritmus', eng: 'what-is-biorhythm', rus: 'chto-takoe-bioritm' },
  formulas: { hun: 'hogyan-szamoljuk', eng: 'how-it-is-computed', rus: 'kak-my-schitaem' },
} as const

const split = (path: string) => path.split('/').filter(Boolean)
const isParameter = (part: string) => part.startsWith('[')

// Routes with fewer parameters first, so that /course/my-course does not match /course/[slug].
const patterns = Object.entries<RouteRow>(routes)
  .map(([name, row]) => ({ name: name as RouteName, row, parts: split(row.path) }))
  .sort((a, b) => a.parts.filter(isParameter).length - b.parts.filter(isParameter).length)

/** The route of a pathname (without query), or undefined if the table has none. */
export function findRoute(pathname: string) {
  const segments = split(pathname)
  return patterns.find(({ parts }) => matches(parts, segments))
}

const matches = (parts: readonly string[], segments: readonly string[]) =>
  parts.length === segments.length &&
  parts.every((part, index) => isParameter(part) || part === segments[index])

const secrets = patterns.filter(({ row }) => row.isSecret)

/** Whether an address contains the secret of a link, also with further segments after it. */
export function isSecretAddress(href: string): boolean {
  const [pathname = ''] = href.split(/[?#]/)
  const segments = split(pathname)
  return secrets.some(({ parts }) => matches(parts, segments.slice(0, parts.length)))
}

/** Whether an address is one of our pages: not a file, an anchor or another site. */
export const isPage = (href: string) => href.startsWith('/') && !href.startsWith('/uploads/')

/**
 * Whether a page has a different security policy. Links to it must load a new document: after a navigation of Next's
 * router the policy of the previous page would stay in force.
 */
export function hasOwnPolicy(href: string): boolean {
  const [pathname = ''] = href.split(/[?#]/)
  const row: RouteRow | undefined = findRoute(pathname)?.row
  return row?.hasStripe ?? false
}

/** Whether an address has a target: another site, a file, or a page that is built. */
export function leadsSomewhere(href: string): boolean {
  if (!isPage(href)) return true
  const [pathname = ''] = href.split(/[?#]/)
  return findRoute(pathname)?.row.isBuilt ?? false
}
