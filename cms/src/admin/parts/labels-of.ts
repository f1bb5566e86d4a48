type Field = { name: string; label: string; type: string; attribute: { component?: string } }
type Rows = readonly (readonly Field[])[]

/** The layout of a form, as far as needed to find a field. */
export type FormLayout = {
  layout: readonly Rows[]
  components: Readonly<Record<string, { layout: Rows } | undefined>>
}

/** A step towards a field: its label, or the index of a component. */
export type Step = { label: string } | { place: number }

/** The labels that lead to a field in the form, from the outside in; undefined if it has none. */
export function stepsTo(path: string, { layout, components }: FormLayout): Step[] | undefined {
  const steps: Step[] = []
  let fields = layout.flat(2)
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) {
      steps.push({ place: Number(name) })
      continue
    }
    const field = fields.find((one) => one.name === name)
    if (!field) return undefined
    steps.push({ label: field.label })
    fields = components[field.attribute.component ?? '']?.layout.flat() ?? []
  }
  return steps
}
