import { expect, test } from '@jest/globals'
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

const filled = (text: string) => fillFacts([{ type: 'text', text }], facts)[0]?.text

test.each([
  ['{{name}}', 'Holdfény Kft.'],
  ['© {{year}}', '© 2026'],
  ['Az eladó: {{ seller }}.', 'Az eladó: Holdfény Kft., 1011 Budapest.'],
  ['{{name}} és {{name}}', 'Holdfény Kft. és Holdfény Kft.'],
  ['Telefon: {{phone}}', 'Telefon: [kitöltendő: telefonszám]'],
  // What stands in a fact is words, whatever it looks like.
  ['{{host}}', 'Tárhely Kft. $& {{name}}'],
  ['{{nobody}} {{constructor}} {name} {{}}', '{{nobody}} {{constructor}} {name} {{}}'],
  ['', ''],
])('%s becomes %s', (text, expected) => {
  expect(filled(text)).toBe(expected)
})

test('reaches into lists and addresses, and leaves the rest alone', () => {
  const words = { type: 'text', text: '{{email}}', bold: true }
  const link = { type: 'link', url: 'mailto:{{email}}', children: [words] }
  const list = [
    { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [link] }] },
  ]
  const [node] = fillFacts(list, facts)
  expect(node?.children?.[0]?.children?.[0]).toEqual({
    type: 'link',
    url: 'mailto:a@b.hu',
    children: [{ type: 'text', text: 'a@b.hu', bold: true }],
  })
  expect(link.url).toBe('mailto:{{email}}')
})
