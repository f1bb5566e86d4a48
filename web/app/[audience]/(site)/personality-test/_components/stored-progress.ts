import type { Progress } from '@/features/personality/progress'

/** A visitor's test; a member's has the member's id behind it, so that the next person here does not see it. */
const ofVisitors = 'personalityTest'
const nameFor = (owner: string | undefined) => (owner ? `${ofVisitors}.${owner}` : ofVisitors)

// Storage may be switched off or full: then a test lasts as long as its page.
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Whether this browser stores a test, of any user. */
export const hasStoredTest = () =>
  quietly(() => Object.keys(localStorage).some((name) => name.startsWith(ofVisitors))) ?? false

/** The stored progress of the user: their own, or the one begun before they signed in. */
export function readStoredProgress(owner: string | undefined): unknown {
  return quietly(() => {
    const own = localStorage.getItem(nameFor(owner))
    const text = own ?? localStorage.getItem(ofVisitors)
    if (owner && !own && text) {
      localStorage.setItem(nameFor(owner), text)
      localStorage.removeItem(ofVisitors)
    }
    return text ? JSON.parse(text) : undefined
  })
}

/** Keeps a test for its owner; one without answers is forgotten. */
export function storeProgress(owner: string | undefined, progress: Progress) {
  quietly(() => {
    if (progress.answers.length === 0) localStorage.removeItem(nameFor(owner))
    else localStorage.setItem(nameFor(owner), JSON.stringify(progress))
  })
}
