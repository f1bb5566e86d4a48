import type { Person } from '@/lib/contract/relationship'

/** Number of stored charts. */
const mostStored = 10

const keyOf = (owner: string) => `krono.history.${owner}`

const listeners = new Set<() => void>()

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The recent charts as JSON, newest first. Empty without storage. */
export function readHistory(owner: string): string {
  try {
    return JSON.stringify(parse(localStorage.getItem(keyOf(owner))))
  } catch {
    return '[]'
  }
}

export function addToHistory(owner: string, { name, date }: Person) {
  const others = parse(readHistory(owner)).filter((one) => one.name !== name || one.date !== date)
  write(owner, [{ name, date }, ...others].slice(0, mostStored))
}

export const clearHistory = (owner: string) => write(owner, [])

// The stored value can be of another version, or invalid.
function parse(text: string | null): Person[] {
  const found: unknown = JSON.parse(text ?? '[]')
  if (!Array.isArray(found)) return []
  return found.filter(
    (one): one is Person => typeof one?.name === 'string' && typeof one?.date === 'string',
  )
}

function write(owner: string, people: readonly Person[]) {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(people))
  } catch {
    // Storage is switched off or full: the chart is not stored.
  }
  for (const listener of listeners) listener()
}
