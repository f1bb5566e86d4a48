type Attribute = { type: string; component?: string }
type Attributes = Readonly<Record<string, Attribute>>
type Data = Readonly<Record<string, unknown>>

type Walk = {
  /** The attributes of a component by its uid. */
  attributesOf: (component: string) => Attributes
  /** Returns the replacement of a long text; `path` leads to it. */
  change: (text: unknown, path: readonly string[]) => unknown
}

/** A document with each of its long texts changed, including those of components; missing fields stay missing. */
export function mapBlocks(attributes: Attributes, data: Data, walk: Walk): Data {
  return mapFields(attributes, data, walk, [])
}

function mapFields(attributes: Attributes, data: Data, walk: Walk, path: readonly string[]): Data {
  const fields = Object.entries(data).map(([name, value]) => {
    const attribute = attributes[name]
    const known = attribute && value !== null && value !== undefined
    return [name, known ? mapField(attribute, value, walk, [...path, name]) : value]
  })
  return Object.fromEntries(fields)
}

function mapField(attribute: Attribute, value: unknown, walk: Walk, path: readonly string[]) {
  if (attribute.type === 'blocks') return walk.change(value, path)
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return value
  const mapEntry = (entry: unknown, at: readonly string[]) => {
    const uid = attribute.component ?? Object(entry).__component
    if (typeof entry !== 'object' || entry === null || typeof uid !== 'string') return entry
    return mapFields(walk.attributesOf(uid), { ...entry }, walk, at)
  }
  return Array.isArray(value)
    ? value.map((entry, index) => mapEntry(entry, [...path, String(index)]))
    : mapEntry(value, path)
}
