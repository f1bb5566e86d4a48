type Field = { name: string; label: string; type: string; attribute: { component?: string } }
type Rows = readonly (readonly Field[])[]

/** The form of an entry, as far as one looks for a field in it. */
export type FormLayout = {
  layout: readonly Rows[]
  components: Readonly<Record<string, { layout: Rows } | undefined>>
}

/** A step towards a field: its label, or which of several components. */
export type Step = { label: string } | { place: number }

/** How one finds a field with one's eyes: by the labels of the form, from the outside in; undefined where it has none. */
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
