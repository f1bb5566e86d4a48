import type { Attribute } from './readable'

type Data = Record<string, unknown>
type Attributes = Readonly<Record<string, Attribute>>
type AttributesOf = (component: string) => Attributes

/**
 * Data of a refused save without the fields that keep the other user's values. Components are sent without ids: the
 * rows known to the form may be gone with the other save.
 */
export function mergedData(data: Data, { theirs, attributes, attributesOf }: Merge): Data {
  const mine = Object.entries(data).filter(([name]) => !theirs.includes(name))
  return Object.fromEntries(
    mine.map(([name, value]) => [name, withoutRows(value, attributes[name], attributesOf)]),
  )
}

type Merge = { theirs: readonly string[]; attributes: Attributes; attributesOf: AttributesOf }

function withoutRows(
  value: unknown,
  attribute: Attribute | undefined,
  attributesOf: AttributesOf,
): unknown {
  if (attribute?.type !== 'component' && attribute?.type !== 'dynamiczone') return value
  if (Array.isArray(value)) return value.map((part) => withoutRows(part, attribute, attributesOf))
  if (typeof value !== 'object' || value === null) return value
  const { id: _, ...part } = value as Data
  const inside = attributesOf(attribute.component ?? String(part.__component))
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [
      name,
      withoutRows(inner, inside[name], attributesOf),
    ]),
  )
}
