import { expect, test } from '@jest/globals'
import type { Block } from '@/lib/contract/blocks'
import { faqData } from './faq-data'

const paragraph = (text: string): Block => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
})

const options = {
  url: 'https://krono.example/faq',
  language: 'hu',
  urlOf: (slug: string) => `https://krono.example/faq/${slug}`,
}

test('each question of the page is included with its whole answer and its address', () => {
  const answer = [paragraph('Nem.'), paragraph('Csak „a” <b>nap</b> kell.')]
  expect(faqData([{ title: 'Kell óra?', slug: 'kell-ora', answer }], options)).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://krono.example/faq#faq',
    inLanguage: 'hu',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Kell óra?',
        url: 'https://krono.example/faq/kell-ora',
        acceptedAnswer: { '@type': 'Answer', text: 'Nem. Csak „a” <b>nap</b> kell.' },
      },
    ],
  })
})

test('without questions there are no data', () => {
  expect(faqData([], options).mainEntity).toEqual([])
})
