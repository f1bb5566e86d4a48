/** A filter of a list with its name. */
export type Filterable = {
  name: string
  label: string
  kind: string
  options: readonly { value: string; label: string }[]
}
