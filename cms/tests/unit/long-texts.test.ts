import { describe, expect, test } from '@jest/globals'
import { type Block, type BlockFault, blockSamples, languageCodes, wordsIn } from '@krono/contract'
import { withButton } from '../../seed/blocks'
import { mapBlocks } from '../../src/publishing/blocks/map-blocks'
import { refusalOf } from '../../src/publishing/blocks/refusals'

const components = {
  offer: { description: { type: 'blocks' }, label: { type: 'string' } },
  question: { answer: { type: 'blocks' } },
} as const

const attributes = {
  title: { type: 'string' },
  content: { type: 'blocks' },
  intro: { type: 'blocks' },
  offer: { type: 'component', component: 'offer' },
  faq: { type: 'component', component: 'question' },
  sections: { type: 'dynamiczone' },
}

test('every rich text of a document is found, and other fields are unchanged', () => {
  const found: string[] = []
  const data = {
    ...{ title: 'a', content: ['b'], intro: null, unknown: { description: ['x'] } },
    offer: { id: 7, label: 'c', description: ['d'] },
    faq: [{ answer: ['e'] }, { answer: undefined }],
    sections: [{ __component: 'question', answer: ['f'] }, 'rubbish', null],
  }
  const mapped = mapBlocks(attributes, data, {
    attributesOf: (uid) => components[uid as keyof typeof components] ?? {},
    change: (text, path) => {
      found.push(path.join('.'))
      return text === data.content ? 'changed' : text
    },
  })
  expect(found).toEqual(['content', 'offer.description', 'faq.0.answer', 'sections.0.answer'])
  expect(mapped).toEqual({ ...data, content: 'changed' })
})

describe('a validation error', () => {
  const faults: BlockFault[] = [
    { fault: 'tooLong' },
    { fault: 'tooMany' },
    { fault: 'notBlocks' },
    ...(
      ['kind', 'address', 'alternativeText', 'caption', 'buttonText', 'date', 'day'] as const
    ).map((fault) => ({ fault, block: 3 })),
  ]
  test.each(faults)('states fault and position: $fault', (fault) => {
    const said = languageCodes.map((language) => refusalOf(fault, language))
    expect(new Set(said).size).toBe(languageCodes.length)
    for (const sentence of said) {
      expect(sentence).toMatch(/[.…)]$|mailto:…$/u)
      if ('block' in fault) expect(sentence).toContain('3')
    }
  })
})

describe('an incoming button is normalized', () => {
  const text = (words: string) => ({ type: 'text' as const, text: words })
  const link = (url: string, words = 'Belépek') => ({
    type: 'link' as const,
    ...{ url, children: [text(words)] },
  })
  const paragraph = (
    ...children: (ReturnType<typeof text> | ReturnType<typeof link>)[]
  ): Block => ({
    ...{ type: 'paragraph', children },
  })

  test.each(['{{link}}', '/{{link}}', 'https://{{link}}'])('with a link to %s', (url) => {
    const button = withButton(paragraph(text(''), link(url), text(' ')))
    expect(button).toMatchObject({ type: 'button', label: 'Belépek', url: '/{{link}}' })
  })

  test('with an external link stays unchanged', () => {
    const url = 'https://a.example/b'
    expect(withButton(paragraph(link(url)))).toMatchObject({ type: 'button', url })
  })

  test.each([
    ['a link among words', paragraph(text('Vagy '), link('/a'))],
    ['two links', paragraph(link('/a'), link('/b'))],
    ['a link as long as a sentence', paragraph(link('/a', 'szó '.repeat(20)))],
    ['nothing', paragraph(text(''))],
    ['a quote', blockSamples.quote],
    ['a button', blockSamples.button],
  ])('except %s', (_what, block) => {
    expect(withButton(block)).toBe(block)
    expect(wordsIn(withButton(block))).toBe(wordsIn(block))
  })
})
