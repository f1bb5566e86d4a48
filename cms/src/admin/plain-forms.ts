type Attribute = Readonly<Record<string, unknown>>
type Field = Readonly<{ name: string; attribute: Attribute }>
type Rows<F> = readonly (readonly F[])[]

/** The used part of Strapi's hook data. */
type Form<F> = {
  layout: {
    layout: readonly Rows<F>[]
    components: Readonly<Record<string, { layout: Rows<F> }>>
    settings?: { mainField?: string }
  }
}

/** Changes how fields are rendered; validation by the schema stays. */
export function drawFormsPlainly<F extends Field, T extends Form<F>>(form: T): T {
  const { layout, components, settings } = form.layout
  const drawn = (rows: Rows<F>) => rows.map((row) => row.map(simplify))
  const parts = Object.entries(components).map(
    ([uid, one]) => [uid, { ...one, layout: drawn(one.layout) }] as const,
  )
  return {
    ...form,
    layout: {
      ...form.layout,
      layout: layout.map(drawn),
      components: Object.fromEntries(parts),
      ...(settings && { settings: withoutCode(settings, layout.flat(2)) }),
    },
  }
}

const simplify = <F extends Field>(field: F): F => ({
  ...field,
  attribute: withPatternMessage(hideUnusedField(withoutLimits(field.attribute))),
})

/** Strapi puts limits before a hint in the stored unit: "at least 17500". Amount fields show their own. */
function withoutLimits(attribute: Attribute): Attribute {
  if (attribute.customField !== 'global::money') return attribute
  const { min: least, max: _, ...rest } = attribute
  return { ...rest, options: { ...Object(attribute.options), least } }
}

/**
 * `options.when` names the choice with which a field is used, such as the percentage of a percent coupon. Not a
 * condition in the schema: the cms would not validate a hidden field.
 */
function hideUnusedField(attribute: Attribute): Attribute {
  const { when }: { when?: Readonly<Record<string, string>> } = Object(attribute.options)
  const [[field, choice] = []] = Object.entries(when ?? {})
  if (!field) return attribute
  return { ...attribute, conditions: { visible: { '==': [{ var: field }, choice] } } }
}

/** Replaces Strapi's message about a pattern by one that explains it. */
function withPatternMessage(attribute: Attribute): Attribute {
  const isText = attribute.type === 'string' || attribute.type === 'text'
  const hasRule = isText && attribute.regex !== undefined
  return hasRule && !attribute.customField
    ? { ...attribute, customField: 'global::pattern' }
    : attribute
}

/** The form's heading must not be a stored code ("subscriberPayment"). */
function withoutCode(settings: { mainField?: string }, fields: readonly Field[]) {
  const main = fields.find(({ name }) => name === settings.mainField)?.attribute
  const isCode = main?.type === 'enumeration' || main?.customField === 'global::name'
  return isCode ? { ...settings, mainField: 'id' } : settings
}
