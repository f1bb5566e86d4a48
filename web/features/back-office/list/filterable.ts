/** Something by which a list can be narrowed, with what it is called. */
export type Filterable = {
  name: string
  label: string
  kind: string
  options: readonly { value: string; label: string }[]
}
