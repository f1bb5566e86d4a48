import { describe, expect, test } from '@jest/globals'
import { validateBlocks } from './block-faults'
import { blockSamples } from './block-samples'
import { blockKinds, proseKinds } from './blocks'
import { isLinkAddress } from './link-address'
import { readBlocks, readProse, wordsIn } from './read-blocks'

const today = '2026-11-22'
const words = (text: string) => [{ type: 'text', text }]
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const linkTo = (url: string) => ({ type: 'link', url, children: words('ide') })
const validate = (nodes: unknown, kinds = blockKinds) => validateBlocks(nodes, { today, kinds })

test.each(blockKinds)('a complete %s is stored and read unchanged', (kind) => {
  const sample = blockSamples[kind]
  expect(validate([sample])).toEqual({ blocks: [sample] })
  expect(readBlocks([sample])).toEqual([sample])
})

describe('the canonical form of a block', () => {
  test.each([
    ['the address of the cms', 'http://localhost:1337/uploads/a_1.png', '/uploads/a_1.png'],
    ['our own', '/uploads/a.png', '/uploads/a.png'],
  ])('an image has its path on our site: %s', (_what, url, path) => {
    const { image, ...rest } = blockSamples.image
    const stored = { ...rest, image: { ...image, url, hash: 'a', formats: {}, provider: 'local' } }
    expect(validate([stored])).toEqual({ blocks: [{ ...rest, image: { ...image, url: path } }] })
  })

  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [6, 3],
  ])('a heading of level %i gets level %i', (level, kept) => {
    const heading = { ...blockSamples.heading, level }
    expect(validate([heading])).toEqual({ blocks: [{ ...heading, level: kept }] })
  })

  test('a code block becomes a paragraph, and unknown fields are removed', () => {
    const code = { type: 'code', language: 'js', children: words('1 + 1') }
    expect(validate([code])).toEqual({ blocks: [paragraph(...words('1 + 1'))] })
    const link = { ...linkTo('/a'), rel: 'x', target: '_blank', onclick: 'alert(1)' }
    expect(validate([paragraph(link)])).toEqual({ blocks: [paragraph(linkTo('/a'))] })
  })
})

describe('an invalid block', () => {
  test.each([
    ['of an unknown kind', { type: 'callout', children: [...words('a'), linkTo('/a')] }, 'aide'],
    [
      'with a picture of another site',
      { type: 'image', image: { url: 'https://a.example/b' } },
      '',
    ],
    ['with a script', { type: 'script', text: '<script>' }, '<script>'],
    ['a chart of no day', { ...blockSamples.chart, date: '1984-13-01' }, ''],
    ['a wave before the birth', { ...blockSamples.cycle, day: '1984-06-11' }, ''],
    ['nothing', null, ''],
    ['a number', 7, ''],
  ])('is read as a paragraph of its text: %s', (_what, node, text) => {
    expect(readBlocks([node])).toEqual([paragraph(...words(text))])
    expect(validate([node]).fault).toMatchObject({ block: 1 })
  })

  test('is read as prose where only prose is allowed', () => {
    const { paragraph: prose, button, chart } = blockSamples
    const [label, nothing] = [words('Kiszámolom'), words('')]
    expect(readProse([prose, button, chart])).toEqual([
      ...[prose, paragraph(...label), paragraph(...nothing)],
    ])
  })
})

describe('an editor cannot save', () => {
  const { image } = blockSamples.image
  const deep = Array.from({ length: 2000 }).reduce(
    (inside: unknown) => ({ type: 'list', format: 'ordered', children: [inside] }),
    {},
  )
  test.each([
    ['a link to a script', paragraph(linkTo('javascript:alert(1)')), 'address'],
    ['a link to nowhere', paragraph(linkTo('')), 'address'],
    [
      'one in a list in a list',
      {
        type: 'list',
        format: 'ordered',
        children: [
          {
            ...{ type: 'list', format: 'ordered' },
            children: [{ type: 'list-item', children: [linkTo('data:text/html,a')] }],
          },
        ],
      },
      'address',
    ],
    ['a button without words', { ...blockSamples.button, label: ' ' }, 'buttonText'],
    [
      'a button with a page of words',
      { ...blockSamples.button, label: 'a'.repeat(61) },
      'buttonText',
    ],
    ['a button to a script', { ...blockSamples.button, url: ' javascript:a()' }, 'address'],
    [
      'a picture without an alternative text',
      { ...blockSamples.image, image: { ...image, alternativeText: null } },
      'alternativeText',
    ],
    [
      'a film without a description',
      { ...blockSamples.film, alternativeText: '' },
      'alternativeText',
    ],
    [
      'a caption of pages',
      { ...blockSamples.image, image: { ...image, caption: 'a'.repeat(301) } },
      'caption',
    ],
    [
      'a file of another site',
      { ...blockSamples.film, film: { url: '//a.example/b.mp4' } },
      'broken',
    ],
    [
      'a file beside the library',
      { ...blockSamples.film, film: { url: '/uploads/../a' } },
      'broken',
    ],
    ['no day', { ...blockSamples.chart, date: '2026-02-30' }, 'date'],
    ['a day before 1900', { ...blockSamples.chart, date: '1899-12-31' }, 'date'],
    ['a day to come', { ...blockSamples.chart, date: '2026-11-23' }, 'date'],
    ['a wave of tomorrow', { ...blockSamples.cycle, day: '2026-11-23' }, 'day'],
    ['a wave before the birth', { ...blockSamples.cycle, day: '1984-06-11' }, 'day'],
  ])('%s', (_what, node, fault) => {
    expect(validate([blockSamples.quote, node]).fault).toMatchObject({ fault, block: 2 })
  })

  test.each([
    ['what is no list', { type: 'paragraph' }, 'notBlocks'],
    ['what is nested a thousand times', [deep], 'notBlocks'],
    ['hundreds of blocks', Array.from({ length: 301 }, () => blockSamples.quote), 'tooMany'],
    ['a book', [paragraph(...words('a'.repeat(200_000)))], 'tooLong'],
  ])('%s', (_what, nodes, fault) => {
    expect(validate(nodes)).toEqual({ fault: { fault } })
  })

  test('a film where there is only prose', () => {
    expect(validate([blockSamples.film], [...proseKinds]).fault).toEqual({
      ...{ fault: 'kind', block: 1, kind: 'film' },
    })
    expect(validate([blockSamples.list], [...proseKinds]).fault).toBeUndefined()
  })
})

test.each([
  ['/biorhythm', true],
  ['/description/mi-a-krono?a=b#c', true],
  ['/{{link}}', true],
  ['#main-contact', true],
  ['https://krono.example/a', true],
  ['http://krono.example', true],
  ['mailto:a@krono.example?subject=b', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,a', false],
  ['tel:+361', false],
  ['krono.example', false],
  [`https://a.example/${'a'.repeat(500)}`, false],
  ['', false],
])('a link may lead to %s: %s', (url, isAllowed) => {
  expect(isLinkAddress(url)).toBe(isAllowed)
})

test('the plain text of a block is what was typed', () => {
  expect(wordsIn(blockSamples.paragraph)).toBe('Szóról szóra, és tovább.')
  expect(wordsIn(blockSamples.list)).toBe('Első pontBeljebb')
  expect(wordsIn(blockSamples.chart)).toBe('')
})
