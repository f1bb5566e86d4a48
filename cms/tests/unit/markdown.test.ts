import { describe, expect, test } from '@jest/globals'
import { blockKinds, sharedKinds } from '@krono/contract'
import { withPictures } from '../../src/publishing/markdown/pictures'
import { blocksOfMarkdown, readMarkdown } from '../../src/publishing/markdown/read-markdown'

const rules = { today: '2026-11-22', kinds: blockKinds }
const read = (text: string) => readMarkdown(text, rules)
const words = (text: string, marks = {}) => ({ type: 'text', text, ...marks })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const item = (text: string) => ({ type: 'list-item', children: [words(text)] })
const nothing = [words('')]

describe('a text becomes blocks', () => {
  test.each([
    ['a paragraph of two lines', 'egy\nkettő', [paragraph(words('egy kettő'))]],
    ['a line break', 'egy\\\nkettő', [paragraph(words('egy\nkettő'))]],
    ['two paragraphs', 'egy\r\n\r\nkettő', [paragraph(words('egy')), paragraph(words('kettő'))]],
    ['a heading', '## Cím', [{ type: 'heading', level: 2, children: [words('Cím')] }]],
    ['a smaller one', '### Cím', [{ type: 'heading', level: 3, children: [words('Cím')] }]],
    [
      'bold, italic, both, struck and code',
      '**a** *b* ***c*** ~~d~~ `e`',
      [
        paragraph(
          ...[words('a', { bold: true }), words(' '), words('b', { italic: true }), words(' ')],
          ...[words('c', { italic: true, bold: true }), words(' ')],
          ...[words('d', { strikethrough: true }), words(' '), words('e', { code: true })],
        ),
      ],
    ],
    [
      'a link with a bold word',
      'Lásd [a **mai** napot](/biorhythm).',
      [
        paragraph(
          words('Lásd '),
          {
            type: 'link',
            url: '/biorhythm',
            children: [words('a '), words('mai', { bold: true }), words(' napot')],
          },
          words('.'),
        ),
      ],
    ],
    ['a quote', '> Idézet', [{ type: 'quote', children: [words('Idézet')] }]],
    [
      'nested lists',
      '- egy\n  1. belül\n- kettő',
      [
        {
          type: 'list',
          format: 'unordered',
          children: [
            item('egy'),
            { type: 'list', format: 'ordered', indentLevel: 1, children: [item('belül')] },
            item('kettő'),
          ],
        },
      ],
    ],
    [
      'a chart',
      '::chart{date="1984-06-12" caption="Ez a „te” rajzod"}',
      [{ type: 'chart', date: '1984-06-12', caption: 'Ez a „te” rajzod', children: nothing }],
    ],
    [
      'cycles without a caption',
      '::cycle{date="1984-06-12" day="2026-03-02"}',
      [{ type: 'cycle', date: '1984-06-12', day: '2026-03-02', caption: '', children: nothing }],
    ],
    [
      'the drawing of the learner',
      '::own{show="values" caption="A tiéd"}',
      [{ type: 'own', show: 'values', caption: 'A tiéd', children: nothing }],
    ],
    [
      'a time of day and a colon',
      'Reggel 7:30, így:most',
      [paragraph(words('Reggel 7:30, így:most'))],
    ],
    [
      'letters kept as written',
      'A\u00a0„szó”&nbsp;– x',
      [paragraph(words('A\u00a0„szó”\u00a0– x'))],
    ],
  ])('%s', (_what, text, blocks) => {
    expect(read(text)).toMatchObject({ blocks, faults: [] })
    expect(blocksOfMarkdown(text, rules)).toEqual(blocks)
  })
})

test('values at the top of the file are read, and lines are counted with them', () => {
  const text = '---\ntitle: A hét korong\nminutes: 9\nfree: true\n---\n\n# Cím\n'
  expect(read(text)).toMatchObject({
    data: { title: 'A hét korong', minutes: 9, free: true },
    faults: [{ line: 7, code: 'topHeading', detail: '# Cím' }],
  })
  expect(read('---\n---\nszöveg').blocks).toEqual([paragraph(words('szöveg'))])
})

describe('what cannot be a block keeps its text, and has a fault with its line', () => {
  test.each([
    ['HTML', 'a\n\n<div>b</div>', 3, 'html', '<div>b</div>'],
    ['HTML in a line', 'a <b>b</b>', 1, 'html', '<b>'],
    ['code', '```js\n1 + 1\n```', 1, 'code', '1 + 1'],
    ['a heading too deep', '#### Cím', 1, 'deepHeading', '#### Cím'],
    ['a table', '| a | b |\n| - | - |\n| 1 | 2 |', 1, 'table', '| a | b |'],
    ['a footnote', 'szó[^1]', 1, 'footnote', 'szó[^1]'],
    ['a line across', 'a\n\n***\n\nb', 3, 'rule', ''],
    ['a link to a script', '[ide](javascript:a)', 1, 'address', 'javascript:a'],
    ['half an address', '[ide](krono.example)', 1, 'address', 'krono.example'],
    ['an unknown directive', '::video{src="a"}', 1, 'directive', 'video'],
    ['a directive around a text', ':::note\nszó\n:::', 1, 'directive', ':::note\nszó\n:::'],
    ['an unknown attribute', '::chart{date="1984-06-12" size="2"}', 1, 'attribute', 'size'],
    ['a day that never was', '::chart{date="1984-02-30"}', 1, 'date', '::chart{date="1984-02-30"}'],
    ['a day to come', '::chart{date="2999-01-01"}', 1, 'date', '::chart{date="2999-01-01"}'],
    ['a wave before the birth', '::cycle{date="1984-06-12" day="1984-06-11"}', 1, 'day', undefined],
    ['an unknown drawing', '::own{show="all"}', 1, 'broken', '::own{show="all"}'],
    [
      'a caption too long',
      `::own{show="chart" caption="${'a'.repeat(301)}"}`,
      1,
      'caption',
      undefined,
    ],
    ['a picture in a line', 'szó ![kép](a.png) szó', 1, 'inlinePicture', 'a.png'],
    ['a picture without words', '![](a.png)', 1, 'alternativeText', 'a.png'],
    [
      'a picture of another site',
      '![kép](https://a.example/b.png)',
      1,
      'pictureAddress',
      undefined,
    ],
    ['a picture outside of the folder', '![kép](../a.png)', 1, 'pictureAddress', '../a.png'],
    ['a list in a quote', '> - a', 1, 'nested', '- a'],
    ['a quote in a list', '- a\n  > b', 2, 'nested', '> b'],
    ['values that are none', '---\na: [1]\n---\nx', 2, 'frontMatter', 'a: [1]'],
    ['values that cannot be read', '---\na: 1\na: 2\n---\nx', 3, 'frontMatter', undefined],
    ['values that grow', '---\na: &a x\nb: *a\n---\nx', 2, 'frontMatter', undefined],
  ])('%s', (_what, text, line, code, detail) => {
    const { blocks, faults } = read(text)
    expect(faults[0]).toMatchObject({ line, code, ...(detail !== undefined && { detail }) })
    expect(JSON.stringify(blocks)).not.toBe('[]')
    expect(() => blocksOfMarkdown(text, rules)).toThrow(`line ${line}: ${code}`)
  })

  test('and a block of another kind of text', () => {
    const { faults } = readMarkdown('::own{show="chart"}', { ...rules, kinds: sharedKinds })
    expect(faults).toMatchObject([{ line: 1, code: 'kind' }])
  })
})

test('pictures are named, and replaced by the files of the media library', () => {
  const { blocks, pictures, faults } = read(
    '![Hét korong](k%C3%A9pek/h%C3%A9t.png "A kép aláírása")\n\n![Más](./b.png)\n\n![Más](b.png)',
  )
  expect([pictures, faults]).toEqual([['képek/hét.png', 'b.png'], []])
  const file = { id: 7, url: '/uploads/het_1.png', width: 40, height: 30 }
  expect(withPictures(blocks, new Map([['képek/hét.png', file]]))).toEqual([
    {
      type: 'image',
      image: { ...file, alternativeText: 'Hét korong', caption: 'A kép aláírása' },
      children: nothing,
    },
  ])
})
