import type { PanelLanguage } from '../lib/panel-language'

type Words = {
  label: string
  /** What the field is for and where it appears. */
  description?: string
  placeholder?: string
}

/** A field and its width in twelfths of a row. */
type Cell = readonly [field: string, width: number]

/** How one content type or component looks to the people who write in it. */
export type EditorTable = {
  /** Raise it after a change: editors' own arrangement stays until the number is a new one. */
  version: number
  mainField: string
  sort?: readonly [field: string, order: 'ASC' | 'DESC']
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** What lists and filters have alone. */
  notInForm?: readonly string[]
  fields: Readonly<Record<string, Readonly<Record<PanelLanguage, Words>>>>
}
