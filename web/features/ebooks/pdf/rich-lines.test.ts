import { beforeAll, expect, test } from '@jest/globals'
import { joiner } from '@/features/print/break-lines'
import { newPdf } from '@/features/print/pdf'
import { type Typesetter, typesetter } from '@/features/print/typesetter'
import type { InlineNode } from '@/lib/contract/blocks'
import { bookStyles } from './book-styles'
import { richLines } from './rich-lines'

let type: Typesetter
beforeAll(async () => {
  type = typesetter(await newPdf({ title: '', author: '', lang: 'hu', createdAt: new Date(0) }))
})

const setting = {
  style: bookStyles.prose,
  width: 300,
  addressOf: (url: string) => (url.startsWith('#') ? undefined : url),
}
const plain = (text: string): InlineNode => ({ type: 'text', text })
const bold = (text: string): InlineNode => ({ type: 'text', text, bold: true })
const link = (url: string, text: string): InlineNode => ({
  type: 'link',
  url,
  children: [{ type: 'text', text }],
})

test.each<[string, InlineNode[], string[]]>([
  ['one look', [plain('egy két')], ['prose egy két']],
  [
    'a bold word',
    [plain('egy '), bold('két'), plain(' há')],
    ['prose egy', 'strong két', 'prose há'],
  ],
  [
    'no space before a comma',
    [bold('egy'), plain(', két')],
    [`strong egy${joiner}`, 'prose , két'],
  ],
  ['no space within a word', [plain('a'), bold('b')], [`prose a${joiner}`, 'strong b']],
  ['a link', [plain('lásd '), link('/x', 'itt')], ['prose lásd', 'prose itt /x']],
  ['an anchor', [plain('lásd '), link('#x', 'itt')], ['prose lásd itt']],
  ['unprintable letters', [plain('egy 太 két')], ['prose egy két']],
  ['a space alone', [bold('a'), plain(' '), bold('b')], ['strong a b']],
  ['nothing', [plain('')], []],
])('%s', (_case, inlines, stretches) => {
  const drawn = richLines(type, inlines, setting)
    .flat()
    .map(({ text, style, url }) => `${style.face} ${text}${url ? ` ${url}` : ''}`)
  expect(drawn).toEqual(stretches)
})

test('lines break at the width, and no letter is lost', () => {
  const text = 'Aki időben pihen, messzebb ér: ez a hetedik, jin-jang rajz. '
  const inlines = Array.from({ length: 9 }, (_, at) => (at % 2 ? bold(text) : plain(text)))
  const lines = richLines(type, inlines, setting)
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines)
    expect(line.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(setting.width + 3)
  const read = lines
    .flat()
    .map((stretch) =>
      stretch.text.endsWith(joiner) ? stretch.text.slice(0, -1) : `${stretch.text} `,
    )
  expect(read.join('').trim()).toBe(text.repeat(9).trim())
})
