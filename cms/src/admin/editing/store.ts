import type { Conflict } from '../../publishing/versions/conflict'

/** The refused request. */
export type Save = {
  collectionType: string
  model: string
  documentId?: string
  params?: { locale?: string }
  data: Record<string, unknown>
}

export type Refused = { conflict: Conflict; save: Save; isPublished: boolean }

type EntryOfForm = Pick<Save, 'model' | 'documentId' | 'params'>

const keyOf = ({ model, documentId = '', params }: EntryOfForm) =>
  `${model} ${documentId} ${params?.locale ?? ''}`

/** By entry and locale: updatedAt of the state that the form was filled with. */
const opened = new Map<string, string>()

export const rememberOpened = (entry: EntryOfForm, updatedAt: string) =>
  opened.set(keyOf(entry), updatedAt)

export const openedOf = (entry: EntryOfForm) => opened.get(keyOf(entry))

let refused: Refused | undefined
const listeners = new Set<() => void>()

/** The save that was refused because another user saved in the meantime, until it is resolved. */
export const conflicts = {
  read: () => refused,
  set(next: Refused | undefined) {
    refused = next
    for (const listener of listeners) listener()
  },
  listen(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
