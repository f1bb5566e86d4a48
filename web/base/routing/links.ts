import type { RouteRow } from './route-row'
import { type RouteName, routes } from './routes'

type Paths = { [Name in RouteName]: (typeof routes)[Name]['path'] }

/** Routes without a parameter in their address. */
export type FixedRoute = {
  [Name in RouteName]: Paths[Name] extends `${string}[${string}` ? never : Name
}[RouteName]

type Query = Record<string, string | undefined>

/** Address of a fixed route with its query; undefined values are left out. */
export function linkTo(name: FixedRoute, query: Query = {}): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  const search = new URLSearchParams(present).toString()
  return search ? `${routes[name].path}?${search}` : routes[name].path
}

/** Address of a route with one blank: `part` stands in its place. */
const addressOf = (name: Exclude<RouteName, FixedRoute>, part: string) =>
  routes[name].path.replace(/\[\w+\]/, () => encodeURIComponent(part))

export const linkToDescription = (slug: string) => addressOf('description', slug)

export const linkToPost = (slug: string) => addressOf('blogPost', slug)

/** The page of one answer. */
export const linkToAnswer = (slug: string) => addressOf('faqAnswer', slug)
/** The page of a film, from a second on. */
export function linkToVideo(slug: string, second?: number): string {
  const path = addressOf('video', slug)
  return second === undefined ? path : `${path}?t=${second}#film`
}

/** A user, and an act on many of them, in the back office. */
export const linkToUser = (id: string) => addressOf('adminUser', id)
export const linkToBulk = (id: string) => addressOf('adminBulk', id)

/** One character in the gallery of all fourteen. */
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

/** The list of compared people: on a phone it is below the ways to add a person. */
export const linkToCompared = () => `${linkToTab('relationship')}#people-list`

/** The page of an analysis; in the site's language, and as it is now, unless another is asked for. */
export function linkToAnalysis(
  id: string,
  { language, edition }: { language?: string; edition?: string | null } = {},
): string {
  const query = new URLSearchParams({ ...(language && { language }), ...(edition && { edition }) })
  const path = addressOf('analysisPage', id)
  return query.size > 0 ? `${path}?${query}` : path
}

/** Routes with the secret of a link at the end of their address. */
export const linkToSecret = (
  route: 'sharedAnalysis' | 'invitation' | 'openGift' | 'payLink' | 'receipt' | 'download',
  token: string,
) => addressOf(route, token)

/** Slugs of the descriptions that the product knows: it links to them or draws in them (spec §2 names the Hungarian ones). */
export const descriptionSlugs = {
  krono: { hun: 'mi-a-krono', eng: 'what-is-krono', rus: 'chto-takoe-krono' },
  biorhythm: { hun: 'mi-a-bioritmus', eng: 'what-is-biorhythm', rus: 'chto-takoe-bioritm' },
  formulas: { hun: 'hogyan-szamoljuk', eng: 'how-it-is-computed', rus: 'kak-my-schitaem' },
} as const

const split = (path: string) => path.split('/').filter(Boolean)
const isBlank = (part: string) => part.startsWith('[')

// Fixed parts before blanks, so that /course/my-course is not taken for a course.
const patterns = Object.entries<RouteRow>(routes)
  .map(([name, row]) => ({ name: name as RouteName, row, parts: split(row.path) }))
  .sort((a, b) => a.parts.filter(isBlank).length - b.parts.filter(isBlank).length)

/** The route of a pathname (without query), or undefined when the table has none. */
export function findRoute(pathname: string) {
  const asked = split(pathname)
  return patterns.find(({ parts }) => fits(parts, asked))
}

const fits = (parts: readonly string[], asked: readonly string[]) =>
  parts.length === asked.length &&
  parts.every((part, index) => isBlank(part) || part === asked[index])

const secrets = patterns.filter(({ row }) => row.isSecret)

/** Whether an address holds the secret of one link; a secret followed by more is still one. */
export function isSecretAddress(href: string): boolean {
  const [pathname = ''] = href.split(/[?#]/)
  const asked = split(pathname)
  return secrets.some(({ parts }) => fits(parts, asked.slice(0, parts.length)))
}

/** An address that Next's router knows: a page of ours, not a file, an anchor or another site. */
export const isPage = (href: string) => href.startsWith('/') && !href.startsWith('/uploads/')

/**
 * Whether a page's security policy differs from that of others. A policy comes with a document, so such a
 * page is loaded as one: Next's router would keep the policy of the page before it.
 */
export function hasOwnPolicy(href: string): boolean {
  const [pathname = ''] = href.split(/[?#]/)
  const row: RouteRow | undefined = findRoute(pathname)?.row
  return row?.hasStripe ?? false
}

/** Whether a link to this address leads to something: outside, a file, or a page that is built. */
export function leadsSomewhere(href: string): boolean {
  if (!isPage(href)) return true
  const [pathname = ''] = href.split(/[?#]/)
  return findRoute(pathname)?.row.isBuilt ?? false
}
