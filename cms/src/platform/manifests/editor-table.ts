import type { Language } from '@krono/contract'

type Words = {
  label: string
  /** What the field is for and where it is shown. */
  description?: string
  placeholder?: string
}

/** A field and its width in twelfths of a row. */
type Cell = readonly [field: string, width: number]

/** The panel's labels and layout of a content type or component. */
export type EditorTable = {
  /** Increase after a change: editors' own arrangement stays until then. */
  version: number
  mainField: string
  sort?: readonly [field: string, order: 'ASC' | 'DESC']
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** Fields for lists and filters only. */
  notInForm?: readonly string[]
  fields: Readonly<Record<string, Readonly<Record<Exclude<Language, 'rus'>, Words>>>>
}
