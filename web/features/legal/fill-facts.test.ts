import { expect, test } from '@jest/globals'
import { blockSamples } from '@/lib/contract/block-samples'
import type { Block, BlockOf } from '@/lib/contract/blocks'
import { wordsIn } from '@/lib/contract/read-blocks'
import type { Facts } from '@/server/cms/get-facts'
import { fillFacts } from './fill-facts'

const facts: Facts = {
  name: 'Holdfény Kft.',
  seller: 'Holdfény Kft., 1011 Budapest',
  registration: '01-09-000000',
  email: 'a@b.hu',
  phone: '[kitöltendő: telefonszám]',
  year: '2026',
  host: 'Tárhely Kft. $& {{name}}',
  vat: 'Az árak tartalmazzák az áfát.',
  complaints: 'Békéltető Testület',
}

const paragraph = (text: string): Block => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
})

const filled = (text: string) =>
  fillFacts([paragraph(text)], facts)
    .map(wordsIn)
    .join('')

test.each([
  ['{{name}}', 'Holdfény Kft.'],
  ['© {{year}}', '© 2026'],
  ['Az eladó: {{ seller }}.', 'Az eladó: Holdfény Kft., 1011 Budapest.'],
  ['{{name}} és {{name}}', 'Holdfény Kft. és Holdfény Kft.'],
  ['Telefon: {{phone}}', 'Telefon: [kitöltendő: telefonszám]'],
  // A fact is plain text, also with special characters.
  ['{{host}}', 'Tárhely Kft. $& {{name}}'],
  ['{{nobody}} {{constructor}} {name} {{}}', '{{nobody}} {{constructor}} {name} {{}}'],
  ['', ''],
])('%s becomes %s', (text, expected) => {
  expect(filled(text)).toBe(expected)
})

test('replaces in lists and addresses, and leaves the rest unchanged', () => {
  const listOf = (url: string, text: string): BlockOf<'list'> => {
    const words = { type: 'text' as const, text, bold: true }
    const link = { type: 'link' as const, url, children: [words] }
    const item = { type: 'list-item' as const, children: [link] }
    return { type: 'list', format: 'ordered', children: [item] }
  }
  const list = listOf('mailto:{{email}}', '{{email}}')
  expect(fillFacts([list, blockSamples.image], facts)).toEqual([
    listOf('mailto:a@b.hu', 'a@b.hu'),
    blockSamples.image,
  ])
  expect(list).toEqual(listOf('mailto:{{email}}', '{{email}}'))
})
