type Attribute = Readonly<Record<string, unknown>>
type Field = Readonly<{ name: string; attribute: Attribute }>
type Rows<F> = readonly (readonly F[])[]

/** What Strapi's hook hands over, as far as it is read here. */
type Form<F> = {
  layout: {
    layout: readonly Rows<F>[]
    components: Readonly<Record<string, { layout: Rows<F> }>>
    settings?: { mainField?: string }
  }
}

/**
 * Forms as people read them. What is changed is how fields are drawn; what the form checks is the schema, which stays
 * as it is.
 */
export function drawFormsPlainly<F extends Field, T extends Form<F>>(form: T): T {
  const { layout, components, settings } = form.layout
  const drawn = (rows: Rows<F>) => rows.map((row) => row.map(drawPlainly))
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

const drawPlainly = <F extends Field>(field: F): F => ({
  ...field,
  attribute: withItsRule(onlyWhenMeant(withoutLimits(field.attribute))),
})

/** Strapi writes limits in front of a hint, in the stored unit: "at least 17500". Of an amount the field says it itself. */
function withoutLimits(attribute: Attribute): Attribute {
  if (attribute.customField !== 'global::money') return attribute
  const { min: least, max: _, ...rest } = attribute
  return { ...rest, options: { ...Object(attribute.options), least } }
}

/**
 * `options.when` names the choice with which a field means something: the percentage of a coupon that gives percents.
 * Not as a condition of the schema: what the cms does not see there it would not check either.
 */
function onlyWhenMeant(attribute: Attribute): Attribute {
  const { when }: { when?: Readonly<Record<string, string>> } = Object(attribute.options)
  const [[field, choice] = []] = Object.entries(when ?? {})
  if (!field) return attribute
  return { ...attribute, conditions: { visible: { '==': [{ var: field }, choice] } } }
}

/** Of a text of a certain form Strapi says that it does not match the pattern; ours says what the form is. */
function withItsRule(attribute: Attribute): Attribute {
  const isText = attribute.type === 'string' || attribute.type === 'text'
  const hasRule = isText && attribute.regex !== undefined
  return hasRule && !attribute.customField
    ? { ...attribute, customField: 'global::pattern' }
    : attribute
}

/** The heading of a form is no stored word ("subscriberPayment"). */
function withoutCode(settings: { mainField?: string }, fields: readonly Field[]) {
  const main = fields.find(({ name }) => name === settings.mainField)?.attribute
  const isCode = main?.type === 'enumeration' || main?.customField === 'global::name'
  return isCode ? { ...settings, mainField: 'id' } : settings
}
