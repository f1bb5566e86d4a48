import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { documentShapes } from '../cover/document-shapes'
import { shapedDocuments } from '../pdf/fixtures/shapes'
import { Cover } from './cover'
import { documentWords } from './document-words'

const box = { width: 595, height: 560 }

test.each(shapedDocuments)(
  'the cover of $shape ($language) is that of the PDF: drawing, title, people, date',
  ({ document, language }) => {
    const words = documentWords(language)
    const markup = renderToStaticMarkup(<Cover document={document} />)
    const text = markup.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
    const [drawing = ''] = markup.split('</svg>')
    const drawn = [...drawing.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d)
    expect(drawn).toEqual(documentShapes(document, box).map(({ d }) => d))

    const title = /<h1[^>]*>(.*)<\/h1>/.exec(markup)?.[1]?.replace(/<[^>]+>/g, '')
    const names = words.list(document.people.map(({ name }) => name))
    expect(title).toBe(document.people.length > 2 ? words.kind(document.kind) : names)
    expect(text).toContain(names)
    expect(text).toContain(words.kind(document.kind))
    expect(text).toContain(words.longDate(document.madeOn))
  },
)
