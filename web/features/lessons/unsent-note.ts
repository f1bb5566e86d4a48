import { noteName } from '@/client/session/clear-local-data'

/** A note on this device that the cms does not have yet. `base` and `version` are what it was derived from. */
export type UnsentNote = { text: string; base: string; version: number }

export type NoteOf = { userId: string; lesson: string }

const nameOf = ({ userId, lesson }: NoteOf) => noteName(userId, lesson)

// Storage may be switched off or full: then an unsent note is lost with the page.
function ignoreErrors<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

export function readUnsent(of: NoteOf): UnsentNote | undefined {
  const text = ignoreErrors(() => localStorage.getItem(nameOf(of)))
  const found: unknown = text ? ignoreErrors(() => JSON.parse(text)) : undefined
  return isNote(found) ? found : undefined
}

function isNote(found: unknown): found is UnsentNote {
  const note: Partial<Record<keyof UnsentNote, unknown>> = Object(found)
  return (
    typeof note.text === 'string' && typeof note.base === 'string' && Number.isInteger(note.version)
  )
}

export const storeUnsent = (of: NoteOf, note: UnsentNote) =>
  ignoreErrors(() => localStorage.setItem(nameOf(of), JSON.stringify(note)))

export const dropUnsent = (of: NoteOf) => ignoreErrors(() => localStorage.removeItem(nameOf(of)))
