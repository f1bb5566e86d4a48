import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { type EndpointName, endpointRow, endpoints } from './endpoints'
import { parseInput } from './parse'
import { inputOf } from './schema-of'

const today = '2026-11-27'
const parse = (name: EndpointName, input: unknown) => parseInput(inputOf(name, today), input, 'eng')

describe('null', () => {
  test('leaves a field of the user unchanged, because `me` returns null for missing values', () => {
    const input = { firstName: 'Anna', phone: null, nickname: null, billingInformation: null }
    expect(parse('updateUser', input)).toEqual({ ok: true, data: { firstName: 'Anna' } })
  })

  const takingJson = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpointRow(name).input,
  )

  test.each(takingJson)('counts as left out for optional fields of %s', (name) => {
    const schema = inputOf(name, today)
    if (!(schema instanceof z.ZodObject)) return
    for (const [field, part] of Object.entries(schema.shape)) {
      if (!(part instanceof z.ZodType) || !part.isOptional()) continue
      const parsed = parse(name, { [field]: null })
      const faults = parsed.ok ? [] : (parsed.error.errors ?? [])
      // Some calls require one field of several.
      const refused = faults.filter((one) => one.field === field && one.code !== 'missingField')
      expect(refused).toEqual([])
    }
  })

  test('of a required field gives missingField', () => {
    const parsed = parse('login', { email: null, password: 'x' })
    expect(parsed).toMatchObject({ error: { errors: [{ field: 'email', code: 'missingField' }] } })
  })

  test('is refused as an entry of a list, as an unknown field and as the whole input', () => {
    expect(parse('login', null).ok).toBe(false)
    expect(parse('login', { email: 'a@b.hu', password: 'x', isAdmin: null }).ok).toBe(false)
    expect(parse('importSavedDates', { people: [null] }).ok).toBe(false)
  })
})
