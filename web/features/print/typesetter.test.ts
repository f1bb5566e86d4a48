import { expect, test } from '@jest/globals'
import { readTaggedPdf } from '@/testing/tagged-pdf'
import { bytesOf } from './bytes-of'
import { newPdf } from './pdf'
import { structureOf } from './structure'
import { styles } from './styles'
import { typesetter } from './typesetter'

async function documentWith(text: string, style: keyof typeof styles) {
  const pdf = await newPdf({ title: text, author: '', lang: 'hu', createdAt: new Date(0) })
  const bytes = bytesOf(pdf)
  const type = typesetter(pdf)
  pdf.addPage()
  structureOf(pdf).draw({ type: 'P', parent: undefined }, 0, () =>
    type.write(text, { x: 100, top: 100, style: styles[style] }),
  )
  pdf.end()
  return bytes
}

const names = ['Ελένη', 'דנה', 'محمد', 'ამირანი', 'Nguyễn Thị', 'Zoë', 'Արամ', 'ไทย', 'राम']

// A name is in Literata, a figure in Onest, which lacks more letters.
test.each(names.flatMap((name) => [['name', name] as const, ['figure', name] as const]))(
  'in the style %s the name %s is text of the document',
  async (style, name) => {
    const { pages } = await readTaggedPdf(await documentWith(name, style))
    const text = pages.flatMap(({ runs }) => runs.map((run) => run.text)).join('')
    expect(text.trim()).toBe(name)
  },
)

test('plain letters are text after a document with accented ones only, which consist of them', async () => {
  await documentWith('ŐÓÖŰÚÜÁÉÍ őóöűúüáéí', 'name')
  const { pages } = await readTaggedPdf(await documentWith('KAPCSOLATI bokor UEAI', 'name'))
  expect(pages[0]?.runs.map(({ text }) => text.trim()).join('')).toBe('KAPCSOLATI bokor UEAI')
})

test('glyphs in another order than their letters have the text for readers', async () => {
  const bytes = await documentWith('विजय', 'name')
  const { pages } = await readTaggedPdf(bytes)
  expect(pages[0]?.runs.map(({ tag }) => tag)).toEqual(['P', 'Span'])
})

test('a line is as wide as its parts, so that a centred one is in the middle', async () => {
  const pdf = await newPdf({ title: '', author: '', lang: 'hu', createdAt: new Date(0) })
  const { widthOf } = typesetter(pdf)
  const [whole = 0, first = 0, second = 0] = ['Anna ამირანი', 'Anna ', 'ამირანი'].map((text) =>
    widthOf(text, styles.name),
  )
  expect(whole).toBeCloseTo(first + second)
})
