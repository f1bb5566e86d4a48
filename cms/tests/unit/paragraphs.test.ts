import { describe, expect, test } from '@jest/globals'
import { paragraphsOf } from '../../src/analysis/analyses/texts/paragraphs'

const text = (words: string, looks = {}) => ({ type: 'text', text: words, ...looks })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const item = (...children: unknown[]) => ({ type: 'list-item', children })
const list = (format: string, ...children: unknown[]) => ({ type: 'list', format, children })

describe('an editor’s text becomes paragraphs', () => {
  test.each([
    ['paragraphs', [paragraph(text('Első.')), paragraph(text('Második.'))], ['Első.', 'Második.']],
    [
      'words with looks and links',
      [
        paragraph(
          text('Ez '),
          text('fontos', { bold: true }),
          text(', '),
          { type: 'link', url: 'https://krono.example', children: [text('lásd itt')] },
          text('.'),
        ),
      ],
      ['Ez fontos, lásd itt.'],
    ],
    [
      'a heading and a quote',
      [
        { type: 'heading', level: 2, children: [text('Cím')] },
        { type: 'quote', children: [text('Idézet.')] },
      ],
      ['Cím', 'Idézet.'],
    ],
    [
      'lists, also inside each other',
      [
        list('unordered', item(text('egy')), list('ordered', item(text('kettő'))), item(text(''))),
        list('ordered', item(text('három'))),
      ],
      ['– egy', '– kettő', '– három'],
    ],
    ['line breaks', [paragraph(text('egy \n kettő\r\nhárom'))], ['egy kettő három']],
    ['spaces that must not break', [paragraph(text('3\u00A0000'))], ['3\u00A0000']],
    [
      'empty lines and pictures',
      [
        paragraph(text('')),
        paragraph(text('  ')),
        { type: 'image', image: { url: '/a.png' }, children: [text('')] },
      ],
      [],
    ],
    ['nothing at all', null, []],
  ])('%s', (_name, blocks, paragraphs) => {
    expect(paragraphsOf(blocks)).toEqual(paragraphs)
  })
})
