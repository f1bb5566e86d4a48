import type { Sent } from '@krono/contract'
import { language } from '@/base/text/language'

/** What a page of one person is made of: one answer of the cms, which is asked for each time. */
type OwnPage =
  | { path: '/kronoworksheet'; endpoint: 'ownChart'; input: Sent['ownChart'] }
  | { path: '/profile'; endpoint: 'profile'; input?: undefined }

/** The pages that stay as they are while their answer does (decision page-cache). */
export const ownPages: readonly OwnPage[] = [
  { path: '/kronoworksheet', endpoint: 'ownChart', input: { language } },
  { path: '/profile', endpoint: 'profile' },
]

/** The first tab is the one without a name. */
const withoutMeaning = /^\??(activetab=0)?$/

/** @param search with or without its question mark */
export const ownPageOf = (pathname: string, search: string) =>
  withoutMeaning.test(search) ? ownPages.find(({ path }) => path === pathname) : undefined
