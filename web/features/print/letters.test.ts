import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import PDFDocument from 'pdfkit'
import { type Family, lettersOf, printable, unprintableIn } from './letters'

type Inner = { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } }

const files: [Family, string][] = [
  ['literata', 'literata-400'],
  ['literata', 'literata-400-italic'],
  ['literata', 'literata-600'],
  ['onest', 'onest-400'],
  ['onest', 'onest-600'],
  ['armenian', 'armenian'],
  ['georgian', 'georgian'],
  ['hebrew', 'hebrew'],
  ['arabic', 'arabic'],
  ['devanagari', 'devanagari'],
  ['thai', 'thai'],
]

test.each(files)('the letters of %s are in the font %s', async (family, file) => {
  const data = await readFile(path.join(process.cwd(), 'fonts', `pdf-${file}.ttf`))
  const { font } = (new PDFDocument({ font: data as never }) as unknown as Inner)._font
  const missing = [...lettersOf(family)].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
  expect(missing).toEqual([])
})

test.each([
  ['Ελένη, دنیا, ამირანი, Nguyễn Thị, Zoë', []],
  ['आरामी देवी', []],
  // Both sides of an edge: the first and the last letter of a script, and those beside them.
  ['ა\u10ff', []],
  ['\u0530Ա\u0556\u0557', []],
  ['ฺ฿๛', []],
  ['愛子 Anna', ['愛', '子']],
  ['🙂 Béla 🙂', ['🙂']],
  ['👩‍👩‍👧', ['👩‍👩‍👧']],
  // An accent that would be lost.
  ['x\u030cavier', ['x\u030c']],
  // Invisible characters are not missed.
  ['An\u00adna\u200b \u2068Béla\u2069\u2060', []],
  ['', []],
])('of %j these characters are left out: %j', (name, characters) => {
  expect(unprintableIn(name)).toEqual(characters)
})

test.each([
  ['👩‍👩‍👧 Anna', 'Anna'],
  ['👩‍👩‍👧', ''],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['An\u200dna', 'Anna'],
])('a joiner is printed only between letters that it joins: %j is %j', (name, printed) => {
  expect(printable(name)).toBe(printed)
})
