import type { Sent } from '@krono/contract'
import { language } from '@/base/text/language'

/** What a page of one person is made of: one answer of the cms, which is asked for each time. */
type OwnPage =
  | { path: '/kronoworksheet'; endpoint: 'ownChart'; input: Sent['ownChart'] }
  | { path: '/profile'; endpoint: 'profile'; input?: undefined }

/** The pages that stay as they are while their answer does (decision 175). */
export const ownPages: readonly OwnPage[] = [
  { path: '/kronoworksheet', endpoint: 'ownChart', input: { language } },
  { path: '/profile', endpoint: 'profile' },
]

/** What stands in an address and changes nothing: how Next's router marks its questions, and the first tab. */
const withoutMeaning = /^(_rsc=[^&]*|activetab=0)$/

/** @param search with or without its question mark */
export const ownPageOf = (pathname: string, search: string) =>
  search
    .replace(/^\?/, '')
    .split('&')
    .every((part) => part === '' || withoutMeaning.test(part))
    ? ownPages.find(({ path }) => path === pathname)
    : undefined
