import type { Sent } from '@krono/contract'
import { language } from '@/base/text/language'

/** A private page and the one cms response that it is rendered from. The cms is asked for every request. */
type OwnPage =
  | { path: '/kronoworksheet'; endpoint: 'ownChart'; input: Sent['ownChart'] }
  | { path: '/profile'; endpoint: 'profile'; input?: undefined }

/** Private pages whose document is cached for as long as their cms response is the same (decision page-cache). */
export const ownPages: readonly OwnPage[] = [
  { path: '/kronoworksheet', endpoint: 'ownChart', input: { language } },
  { path: '/profile', endpoint: 'profile' },
]

/** The first tab is the default, so the page is the same with and without the parameter. */
const defaultSearch = /^\??(activetab=0)?$/

/** @param search with or without its question mark */
export const ownPageOf = (pathname: string, search: string) =>
  defaultSearch.test(search) ? ownPages.find(({ path }) => path === pathname) : undefined
