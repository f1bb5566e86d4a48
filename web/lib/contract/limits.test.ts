import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import {
  checkoutBody,
  type EndpointName,
  endpointRow,
  endpoints,
  errorBody,
  mostFieldErrors,
  parseInput,
  previewQuery,
  queryOf,
  viewedPages,
} from './index'
import { listOf } from './list-of'
import { unboundedParts } from './unbounded'

const today = '2026-11-22'

function inputOfRow(name: EndpointName): z.ZodType | undefined {
  const { input } = endpointRow(name)
  return typeof input === 'function' ? input(today) : input
}

/** All external input: every call of the contract, and other input that web parses. */
const inputs: [string, z.ZodType][] = [
  ['previewQuery', previewQuery],
  ['viewedPages', viewedPages],
  ...(Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
    const schema = inputOfRow(name)
    return schema ? [[name, schema] as [string, z.ZodType]] : []
  }),
]

test.each(inputs)('%s has no input of unlimited size', (_name, schema) => {
  expect(unboundedParts(schema)).toEqual([])
})

const text = z.string().max(5)

test.each<[string, z.ZodType, string[]]>([
  ['a text', z.string(), ['.: a string without a maximum']],
  ['a text that a pattern judges', z.string().regex(/^a{1,3}$/), ['.: a string without a maximum']],
  ['a text that is turned', z.string().transform(Number), ['.: a string without a maximum']],
  ['a default', z.string().default('x'), ['.: a string without a maximum']],
  ['a union', z.union([text, z.string().nullable()]), ['.: a string without a maximum']],
  ['a field', z.strictObject({ a: z.string().optional() }), ['.a: a string without a maximum']],
  ['a loose object', z.object({ a: text }), ['.: an object of any fields']],
  ['a record', z.record(text, text), ['.: a record']],
  ['anything', z.unknown(), ['.: a unknown']],
  ['something of ours', z.custom<string>(), ['.: a custom']],
  [
    'a list without a maximum',
    z.array(text),
    ['.: a list without a maximum', '.: a list that is not counted first'],
  ],
  ['a list that zod judges first', z.array(text).max(3), ['.: a list that is not counted first']],
  ['entries', listOf(z.string(), { most: 3 }), ['.[]: a string without a maximum']],
  ['a tuple that goes on', z.tuple([text], text), ['.: a list without a maximum']],
  ['a lazy one', z.lazy(() => z.string()), ['.: a string without a maximum']],
  ['what is bounded', z.strictObject({ a: listOf(text, { most: 3 }).optional() }), []],
])('unboundedParts reports %s', (_name, schema, faults) => {
  expect(unboundedParts(schema)).toEqual(faults)
})

describe('the error of an invalid request', () => {
  const refusalOf = (schema: z.ZodType, input: unknown) => {
    const parsed = parseInput(schema, input, 'eng')
    return parsed.ok ? undefined : parsed.error
  }

  test('21 000 people in an order give one error, found by counting', () => {
    const people = Array.from({ length: 21_000 }, () => ({}))
    const error = refusalOf(checkoutBody(today), { product: 'analysis-group', people })
    expect(error?.errors).toMatchObject([{ field: 'people', code: 'wrongNumberOfPeople' }])
  })

  test.each([
    [mostFieldErrors - 1, mostFieldErrors - 1],
    [mostFieldErrors, mostFieldErrors],
    [mostFieldErrors + 1, mostFieldErrors],
    [10_000, mostFieldErrors],
  ])('for %i unknown fields %i errors are returned', (count, named) => {
    const input = Object.fromEntries(Array.from({ length: count }, (_, i) => [`x${i}`, 1]))
    const error = refusalOf(z.strictObject({}), input)
    expect(error?.errors).toHaveLength(named)
    expect(error?.errors?.[0]).toMatchObject({ field: 'x0', code: 'unknownField' })
  })

  test('a long field name is shortened', () => {
    const error = refusalOf(z.strictObject({}), { [`a${'x'.repeat(60_000)}`]: 1 })
    expect(JSON.stringify(error).length).toBeLessThan(300)
  })

  test('an error body has twenty fields at most, however it is made', () => {
    const fields = Array.from({ length: 50 }, () => ({ field: 'a', code: 'invalidField' as const }))
    expect(errorBody('invalidField', 'eng', fields).errors).toHaveLength(mostFieldErrors)
  })

  test('a query with thousands of fields is parsed in linear time', () => {
    const search = Array.from({ length: 20_000 }, (_, i) => `k${i}=1`).join('&')
    expect(Object.keys(queryOf(new URLSearchParams(`${search}&k1=2`)))).toHaveLength(20_000)
    expect(queryOf(new URLSearchParams('a=1&b=&a=2&a=3&__proto__=x'))).toEqual(
      Object.assign(Object.create(null), JSON.parse('{"a":["1","2","3"],"b":"","__proto__":"x"}')),
    )
  })
})

describe('text that no database can store', () => {
  const schema = z.strictObject({ token: text, list: z.array(z.strictObject({ name: text })) })
  const judged = (token: string, name: string) =>
    parseInput(schema, { token, list: [{ name: 'a' }, { name }] }, 'eng')

  test.each([
    ['NUL', 'x\0', 'b', ['token']],
    ['half of a pair', '\ud83d', 'b', ['token']],
    ['the other half, inside a list', 'a', '\udca9', ['list.1.name']],
    ['both', '\0', '\0', ['token', 'list.1.name']],
  ])('%s is refused at its field', (_what, token, name, fields) => {
    const parsed = judged(token, name)
    expect(parsed.ok ? [] : parsed.error.errors).toEqual(
      fields.map((field) => expect.objectContaining({ field, code: 'invalidField' })),
    )
  })

  test('complete surrogate pairs, accents and Cyrillic are accepted', () => {
    expect(judged('💩', 'őЯ').ok).toBe(true)
  })
})
