import { findRoute } from './links'
import type { RouteName } from './routes'

type Row = {
  status: 401 | 403 | 404 | 410
  /** The page is for this route only. */
  route?: RouteName
  /** For addresses below this path only. */
  below?: string
}

/** Error pages by status and route; the first matching row is used. */
export const refusedPages = {
  myCoupons: { status: 401, route: 'myCoupons' },
  myDatabase: { status: 401, route: 'myDatabase' },
  relationship: { status: 403, route: 'worksheet' },
  shared: { status: 404, route: 'sharedAnalysis' },
  receipt: { status: 404, route: 'receipt' },
  gift: { status: 404, route: 'openGift' },
  invitation: { status: 404, route: 'invitation' },
  download: { status: 404, route: 'download' },
  campaign: { status: 404, route: 'paymentCampaign' },
  shortLink: { status: 404, route: 'shortLink' },
  shortLinkOver: { status: 410, route: 'shortLink' },
  /** In the frame of the back office, for admins; rendered per request. */
  admin: { status: 404, below: '/admin' },
  unauthorized: { status: 401 },
  premium: { status: 403 },
  notFound: { status: 404 },
} as const satisfies Record<string, Row>

export type RefusedPage = keyof typeof refusedPages

export const isRefusedPage = (name: string): name is RefusedPage =>
  Object.hasOwn(refusedPages, name)

const rows = Object.entries<Row>(refusedPages)

/** The error page for an address and status; undefined if there is none for the status. */
export function refusedPageOf(pathname: string, status: number): RefusedPage | undefined {
  const name = findRoute(pathname)?.name
  const found = rows.find(
    ([, { below = '', ...row }]) =>
      row.status === status && (row.route ?? name) === name && pathname.startsWith(`${below}/`),
  )
  return found?.[0] as RefusedPage | undefined
}

/** Internal path of an error page below each audience; clients cannot request it (readable-address). */
export const refusedPath = (page: RefusedPage) => `/refused/${page}`

export const isRefusedPath = (pathname: string) => /^\/+refused(\/|$)/.test(pathname)
