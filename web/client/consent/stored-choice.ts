import { type ConsentSelection, consentVersion } from '@/lib/contract/consent-categories'

/** The record that `consent-script` stores in localStorage, and whether it was sent to the cms. */
export type StoredRecord = {
  id: string
  version: string
  selection: ConsentSelection
  isSent?: true
}

const key = 'consent'

/** The record of the last choice; undefined if there is none or the browser has no storage. */
export function readRecord(): StoredRecord | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

export const storeRecord = (record: StoredRecord) =>
  localStorage.setItem(key, JSON.stringify(record))

const selectionCookie = () => document.cookie.match(/(?:^|; )selection=([^;]*)/)?.[1]

/** Whether the cookie bar is shown: there is no choice, and the deployment asks for one (`asksConsent`). */
export const isUndecided = () =>
  selectionCookie() === undefined && document.getElementById('consent') !== null

/** Whether analytics is allowed now. Reads the cookie each time, because another tab may have changed it. */
export function isAnalyticsAllowed(): boolean {
  const cookie = selectionCookie()
  const version = readRecord()?.version ?? consentVersion
  try {
    return (
      version === consentVersion && JSON.parse(decodeURIComponent(cookie ?? '')).analytics === true
    )
  } catch {
    return false
  }
}
