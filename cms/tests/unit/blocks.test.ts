import { describe, expect, test } from '@jest/globals'
import { blocksOf, emailBlocks, inlineOf, paragraphsOf } from '../../seed/blocks'
import { pictures } from '../../seed/images/pictures'
import { picturesIn, placePictures } from '../../seed/place-pictures'

const text = (words: string) => ({ type: 'text', text: words })

describe('seeded text converted to blocks', () => {
  test('plain words are one text node', () => {
    expect(inlineOf('Hét szám')).toEqual([text('Hét szám')])
    expect(inlineOf('')).toEqual([text('')])
  })

  test('bold words and links are nodes of their own', () => {
    expect(inlineOf('**Egy** és [kettő](/ket).')).toEqual([
      { ...text('Egy'), bold: true },
      text(' és '),
      { type: 'link', url: '/ket', children: [text('kettő')] },
      text('.'),
    ])
  })

  test('a lone star and a lone bracket are text', () => {
    expect(inlineOf('2 * 3 [x]')).toEqual([text('2 * 3 [x]')])
  })

  test('headings, lists and quotes', () => {
    const item = (words: string) => ({ type: 'list-item', children: [text(words)] })
    expect(
      blocksOf(['a', { h2: 'b' }, { h3: 'c' }, { ul: ['d'] }, { ol: ['e', 'f'] }, { quote: 'g' }]),
    ).toEqual([
      { type: 'paragraph', children: [text('a')] },
      { type: 'heading', level: 2, children: [text('b')] },
      { type: 'heading', level: 3, children: [text('c')] },
      { type: 'list', format: 'unordered', children: [item('d')] },
      { type: 'list', format: 'ordered', children: [item('e'), item('f')] },
      { type: 'quote', children: [text('g')] },
    ])
  })

  test('a line of an e-mail with only a link is a button', () => {
    expect(emailBlocks(['[Ide](/{{link}})', 'Vagy [ide](/a).'])).toEqual([
      { type: 'button', label: 'Ide', url: '/{{link}}', children: [text('')] },
      blocksOf(['Vagy [ide](/a).'])[0],
    ])
  })

  test('an empty line ends a paragraph', () => {
    expect(paragraphsOf('a\n\nb')).toEqual([
      { type: 'paragraph', children: [text('a')] },
      { type: 'paragraph', children: [text('b')] },
    ])
  })

  test('a picture gets its file and its alternative text, and is left out without its file', () => {
    const text = blocksOf(['a', { picture: 'post-map', caption: 'b' }])
    expect(picturesIn(text)).toEqual(['post-map'])
    const file = { id: 7, url: '/uploads/post_map_1.webp', width: 1000, height: 600 }
    const placed = placePictures(text, 'eng', { 'post-map': file })
    const words = pictures.find(({ name }) => name === 'post-map')?.alternativeText
    expect(placed[1]).toMatchObject({
      type: 'image',
      image: { ...file, caption: 'b', alternativeText: words?.eng },
    })
    expect(picturesIn(placed)).toEqual([])
    expect(placePictures(text, 'eng', {})).toEqual(blocksOf(['a']))
  })
})
