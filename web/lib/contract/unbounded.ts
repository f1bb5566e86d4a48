import type { z } from 'zod'

/** zod's internal definition of a schema, as far as it is used here. */
type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  catchall?: z.ZodType
  element?: z.ZodType
  items?: z.ZodType[]
  rest?: z.ZodType | null
  options?: z.ZodType[]
  in?: z.ZodType
  out?: z.ZodType
  innerType?: z.ZodType
  getter?: () => z.ZodType
  checks?: { _zod: { def: { check: string } } }[]
}

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

const hasMaximum = (schema: z.ZodType) =>
  defOf(schema).checks?.some(({ _zod: { def } }) => def.check === 'max_length') ?? false

/** Types of limited size. */
const bounded = new Set([
  'boolean',
  'number',
  'int',
  'null',
  'undefined',
  'never',
  'literal',
  'enum',
])

/** Types that wrap another schema. */
const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly'])

/**
 * Parts of an input schema that accept unlimited input (quality, "Input"): strings and lists without a maximum, lists
 * whose length is not checked before their entries (`listOf`), objects with arbitrary fields, records.
 */
export function unboundedParts(schema: z.ZodType, path = '', isCounted = false): string[] {
  const def = defOf(schema)
  const at = (what: string) => [`${path || '.'}: ${what}`]
  const inside = (part: z.ZodType | undefined, name: string) =>
    part ? unboundedParts(part, `${path}.${name}`) : []
  if (bounded.has(def.type)) return []
  if (wrappers.has(def.type)) return def.innerType ? unboundedParts(def.innerType, path) : []
  switch (def.type) {
    case 'string':
      return hasMaximum(schema) ? [] : at('a string without a maximum')
    case 'object': {
      const isStrict = def.catchall !== undefined && defOf(def.catchall).type === 'never'
      const parts = Object.entries(def.shape ?? {}).flatMap(([name, part]) => inside(part, name))
      return isStrict ? parts : [...at('an object of any fields'), ...parts]
    }
    case 'array':
      return [
        ...(hasMaximum(schema) ? [] : at('a list without a maximum')),
        ...(isCounted ? [] : at('a list that is not counted first')),
        ...inside(def.element, '[]'),
      ]
    case 'tuple':
      return [
        ...(def.rest ? at('a list without a maximum') : []),
        ...(def.items ?? []).flatMap((part, place) => inside(part, String(place))),
      ]
    case 'union':
      return (def.options ?? []).flatMap((option) => unboundedParts(option, path))
    case 'lazy':
      return def.getter ? unboundedParts(def.getter(), path) : []
    case 'pipe': {
      const before = def.in && !isLengthCheck(def.in) ? unboundedParts(def.in, path) : []
      const isTurned = !def.out || defOf(def.out).type === 'transform'
      return [...before, ...(isTurned || !def.out ? [] : unboundedParts(def.out, path, true))]
    }
    default:
      return at(`a ${def.type}`)
  }
}

/** Whether the schema is the first half of `listOf`, which checks only the length. */
function isLengthCheck(schema: z.ZodType): boolean {
  const { type, element } = defOf(schema)
  return type === 'array' && hasMaximum(schema) && !!element && defOf(element).type === 'custom'
}
