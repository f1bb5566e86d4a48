import { expect, test } from '@jest/globals'
import { fillText } from '../../src/analysis/analyses/texts/fill-text'
import { inflectName } from '../../src/analysis/analyses/texts/hungarian-name'
import { inflectedNames, uninflectedNames } from './inflected-names'

const rows = inflectedNames.trim().split('\n')
const cases = ['t', 'nak', 'val', 'hoz'] as const

test('the table has three hundred names', () => {
  expect(new Set(rows).size).toBeGreaterThanOrEqual(300)
})

test.each(rows)('%s', (row) => {
  const [name = '', ...expected] = row.split(' ')
  expect(cases.map((one) => inflectName(name, one))).toEqual(expected)
})

test.each([
  ['Anna', ['Annára', 'Annáról', 'Annától', 'Annánál', 'Annáé']],
  ['Ernő', ['Ernőre', 'Ernőről', 'Ernőtől', 'Ernőnél', 'Ernőé']],
  ['Judit', ['Juditra', 'Juditról', 'Judittól', 'Juditnál', 'Judité']],
] as const)('%s in the other cases', (name, expected) => {
  const others = ['ra', 'ról', 'tól', 'nál', 'é'] as const
  expect(others.map((one) => inflectName(name, one))).toEqual(expected)
})

test.each([
  ['Kovács Anna', 'Kovács Annának'],
  ['Kovácsné Őry Ágnes', 'Kovácsné Őry Ágnesnek'],
  ['Anna-Mária', 'Anna-Máriának'],
  ['ANNA', 'Annának'],
])('of %s the last word takes the ending', (name, expected) => {
  expect(inflectName(name, 'nak')).toBe(expected)
})

test.each(['', ' ', '太陽', 'R2', ...uninflectedNames])('%s has no ending', (name) => {
  expect(inflectName(name, 'val')).toBeUndefined()
})

test.each([
  ['hun', 'Anna', 'Adjátok {{name:nak}} a {{high}} felét.', 'Adjátok Annának a 81 felét.'],
  ['hun', 'Charlotte', 'Játsszatok {{name:val}}.', 'Játsszatok vele.'],
  ['eng', 'Anna', '{{name}}’s {{high}} and {{low}}', 'Anna’s 81 and 3'],
  ['rus', 'Анна', '{{name}}, {{high}}{{unknown}}', 'Анна, 81'],
  ['hun', '{{high}}', '{{name}}: {{toString}}{{high}}', '{{high}}: 81'],
  [
    'hun',
    'Charlotte',
    '{{name:nak}} jár. És {{name:nak}}. {{name:nak}}',
    'Neki jár. És neki. Neki',
  ],
  ['hun', 'Charlotte', 'Vége.\n„{{name:t}}” várják', 'Vége.\n„Őt” várják'],
] as const)('in %s with the name %s "%s" is filled in', (language, name, text, expected) => {
  const fillings = { numbers: { high: 81, low: 3 }, names: { name: 0 } }
  expect(fillText(text, fillings, { names: [name], language })).toBe(expected)
})

test.each([
  ['hun', 'Március 14. körül, a legerősebb hónap: január'],
  ['eng', '14 March körül, a legerősebb hónap: January'],
  ['rus', '14 марта körül, a legerősebb hónap: январь'],
] as const)('days and months are written in %s', (language, expected) => {
  const fillings = { dates: { best: '2027-03-14', month: '2027-01' } }
  const text = '{{best}} körül, a legerősebb hónap: {{month}}'
  expect(fillText(text, fillings, { names: [], language })).toBe(expected)
})
