import { expect, test } from '@jest/globals'
import { furthestState, missingDetails, stateOfDetails } from '../../src/admin/operator-details'

const full = {
  seller: 'Holdfény Kft.',
  registration: '01-09-000000',
  contactEmail: 'a@b.hu',
  contactPhone: '+36 1 234 5678',
  host: 'Tárhely Kft.',
  vat: 'Az árak tartalmazzák az áfát.',
  complaintsBody: 'Békéltető Testület',
}

test('empty, blank and absent fields are missing', () => {
  expect(missingDetails({})).toEqual(Object.keys(full))
  expect(missingDetails({ ...full, host: ' \n', contactPhone: null })).toEqual([
    'contactPhone',
    'host',
  ])
  expect(missingDetails(full)).toEqual([])
})

test.each([
  [{ ...full, hasRealDetails: true }, 'done'],
  [full, 'sample'],
  [{ ...full, hasRealDetails: false }, 'sample'],
  [{ ...full, hasRealDetails: 'true' }, 'sample'],
  [{ ...full, seller: '', hasRealDetails: true }, 'missing'],
])('%j: %s', (setting, is) => {
  expect(stateOfDetails(setting).is).toBe(is)
})

test('of several languages the most complete one counts', () => {
  const done = { ...full, hasRealDetails: true }
  expect(furthestState([{}, full, done]).is).toBe('done')
  expect(furthestState([{}, full]).is).toBe('sample')
  expect(furthestState([{ ...full, host: '' }, {}])).toEqual({ is: 'missing', details: ['host'] })
  expect(furthestState([]).is).toBe('missing')
})
