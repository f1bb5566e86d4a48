import type { Progress } from '@/features/personality/progress'

/** Storage key of a visitor's test; a member's id is appended, so that another user of the browser does not see it. */
const storageKey = 'personalityTest'
const storageKeyFor = (owner: string | undefined) => (owner ? `${storageKey}.${owner}` : storageKey)

// Storage may be disabled or full: then the test lasts as long as its page.
function withoutErrors<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Whether this browser stores a test, of any user. */
export const hasStoredTest = () =>
  withoutErrors(() => Object.keys(localStorage).some((name) => name.startsWith(storageKey))) ??
  false

/** The stored progress of the user: their own, or the one started before they signed in. */
export function readStoredProgress(owner: string | undefined): unknown {
  return withoutErrors(() => {
    const own = localStorage.getItem(storageKeyFor(owner))
    const text = own ?? localStorage.getItem(storageKey)
    if (owner && !own && text) {
      localStorage.setItem(storageKeyFor(owner), text)
      localStorage.removeItem(storageKey)
    }
    return text ? JSON.parse(text) : undefined
  })
}

/** Stores the progress of its owner; a test without answers is removed. */
export function storeProgress(owner: string | undefined, progress: Progress) {
  withoutErrors(() => {
    if (progress.answers.length === 0) localStorage.removeItem(storageKeyFor(owner))
    else localStorage.setItem(storageKeyFor(owner), JSON.stringify(progress))
  })
}
