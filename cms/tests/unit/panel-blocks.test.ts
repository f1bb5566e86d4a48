import { describe, expect, test } from '@jest/globals'
import { blockKinds, blockSamples, validateBlocks } from '@krono/contract'
import { blockMessages, blockWords } from '../../src/admin/blocks/block-words'
import { converters } from '../../src/admin/blocks/converters'
import { faultOf, forms, type Values } from '../../src/admin/blocks/forms'
import { formed, isOfferedAt, type Offered, offered } from '../../src/admin/blocks/offered'
import { contentTypeUids } from '../../src/platform/lib/content-types'
import { kindsOf } from '../../src/publishing/blocks/kinds-of'

const today = '2026-11-22'
const choices = Object.keys(offered) as Offered[]
const fieldsOf = (kind: (typeof formed)[number]) => forms[kind].map(({ name }) => name)

/** The block without its children, which no form field fills. */
const filledIn = ({ children: _, ...block }: { children: unknown }) => block

test('the editor offers every kind of block, and no others', () => {
  expect(new Set(Object.values(offered))).toEqual(new Set(blockKinds))
})

test.each(contentTypeUids)('a form of %s offers the blocks that the cms accepts there', (uid) => {
  const address = `/admin/content-manager/collection-types/${uid}/abcdefghij`
  const shown = choices.filter((choice) => isOfferedAt(choice, address))
  expect(new Set(shown.map((choice) => offered[choice]))).toEqual(new Set(kindsOf(uid)))
})

describe.each(formed)('the form of a block (%s)', (kind) => {
  const { nodeOf, valuesOf } = converters[kind] as {
    nodeOf: (values: Values) => object
    valuesOf: (block: object) => Values
  }
  const values = valuesOf(blockSamples[kind])

  test('creates the entered block', () => {
    const node = nodeOf(values)
    expect(node).toEqual(filledIn(blockSamples[kind]))
    const block = { ...node, children: [{ type: 'text', text: '' }] }
    expect(validateBlocks([block], { today, kinds: blockKinds }).blocks).toEqual([
      blockSamples[kind],
    ])
  })

  test('reports no fault in a complete block', () => {
    for (const field of forms[kind]) expect(faultOf(field, values, today)).toBeUndefined()
  })

  test('requires the fields that the cms requires', () => {
    for (const field of forms[kind].filter(({ isRequired }) => isRequired)) {
      const lacking = { ...values, [field.name]: undefined }
      expect([field.name, faultOf(field, lacking, today)]).toEqual([field.name, 'empty'])
      const node = { ...nodeOf(lacking), children: [] }
      const { fault } = validateBlocks([node], { today, kinds: blockKinds })
      expect([field.name, fault?.fault]).toEqual([field.name, expect.any(String)])
    }
  })

  test.each(['hu', 'en', 'ru'])('has a label for each of its fields in %s', (language) => {
    const { fields, title } = blockWords(language)
    expect(title[kind]).toBeTruthy()
    expect(fieldsOf(kind).filter((name) => !fields[name])).toEqual([])
  })
})

describe('a form shows at once the error of the cms', () => {
  const dated = { ...converters.cycle.valuesOf(blockSamples.cycle) }
  const button = { ...converters.button.valuesOf(blockSamples.button) }
  const film = { ...converters.film.valuesOf(blockSamples.film) }
  const vtt = { id: 9, url: '/uploads/a.pdf', name: 'a.pdf' }
  test.each([
    ['a birth before 1900', 'cycle', 'date', { ...dated, date: '1899-12-31' }, 'day'],
    ['a day that is to come', 'cycle', 'day', { ...dated, day: '2026-11-23' }, 'day'],
    ['a day before the birth', 'cycle', 'day', { ...dated, day: '1984-06-11' }, 'order'],
    ['a link to a script', 'button', 'url', { ...button, url: 'javascript:a()' }, 'address'],
    ['half an address', 'button', 'url', { ...button, url: 'krono.example' }, 'address'],
    [
      'a button as long as a page',
      'button',
      'label',
      { ...button, label: 'a'.repeat(61) },
      'tooLong',
    ],
    ['captions that are none', 'film', 'captions', { ...film, captions: vtt }, 'ending'],
  ] as const)('%s', (_what, kind, name, values, fault) => {
    const field = forms[kind].find((one) => one.name === name)
    expect(field && faultOf(field, values, today)).toBe(fault)
  })
})

test.each(['hu', 'en', 'ru'] as const)('each offered block has a name in %s', (language) => {
  const messages = blockMessages(language)
  for (const name of ['two', 'three', ...formed])
    expect(messages[`krono.blocks.${name}`]).toBeTruthy()
})
