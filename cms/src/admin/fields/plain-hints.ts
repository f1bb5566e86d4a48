type Attribute = Readonly<Record<string, unknown>>
type Field = Readonly<{ attribute: Attribute }>
type Rows<F> = readonly (readonly F[])[]

/** What Strapi's hook hands over, as far as it is read here. */
type Form<F> = {
  layout: {
    layout: readonly Rows<F>[]
    components: Readonly<Record<string, { layout: Rows<F> }>>
  }
}

/**
 * Strapi writes limits in front of a hint, in the stored unit: "at least 17500". Of an amount the field says it itself,
 * in forints; what the form checks is the schema, which stays as it is.
 */
export function hintsWithoutMinorUnits<F extends Field, T extends Form<F>>(form: T): T {
  const plain = (rows: Rows<F>) => rows.map((row) => row.map(withoutLimits))
  const { layout, components } = form.layout
  const changed = Object.entries(components).map(([uid, one]) => [
    uid,
    { ...one, layout: plain(one.layout) },
  ])
  return {
    ...form,
    layout: {
      ...form.layout,
      layout: layout.map(plain),
      components: Object.fromEntries(changed),
    },
  }
}

function withoutLimits<F extends Field>(field: F): F {
  const { attribute } = field
  if (attribute.customField !== 'global::money') return field
  const { min: least, max: _, ...rest } = attribute
  return { ...field, attribute: { ...rest, options: { ...Object(attribute.options), least } } }
}
