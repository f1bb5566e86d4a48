import type { EntryData, Reference } from './entries/entry'
import type { SeedRecord } from './record'

const isReference = (value: object): value is Reference => 'entryName' in value

/** The data with the document ids of the entries that it refers to. A missing one is left out. */
export const withReferences = ({ entries }: Pick<SeedRecord, 'entries'>, data: EntryData) =>
  resolve(data, ({ entryName }) => entries[entryName]?.documentId) as EntryData

function resolve(value: unknown, idOf: (reference: Reference) => string | undefined): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) {
    return value.map((one) => resolve(one, idOf)).filter((one) => one !== undefined)
  }
  if (isReference(value)) return idOf(value)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, idOf)]))
}
