import { expect, test } from '@jest/globals'
import { drawnRuns, faceRuns } from './face-runs'

const short = (runs: ReturnType<typeof faceRuns>) => runs.map(({ face, text }) => [face, text])

test.each([
  ['Kovács Őry Zoë', [['prose', 'Kovács Őry Zoë']]],
  ['Ελένη', [['prose', 'Ελένη']]],
  ['Nguyễn Thị', [['prose', 'Nguyễn Thị']]],
  ['Արամ', [['armenian', 'Արամ']]],
  // The space and the latin letters are the style's own.
  [
    'ამირანი K.',
    [
      ['georgian', 'ამირანი'],
      ['prose', ' K.'],
    ],
  ],
  ['דָּנָה', [['hebrew', 'דָּנָה']]],
  ['محمد', [['arabic', 'محمد']]],
  [
    'ไทย-Anna',
    [
      ['thai', 'ไทย'],
      ['prose', '-Anna'],
    ],
  ],
  // The joiner is in two faces, and stays in that of its letter.
  ['क्‍षमा', [['devanagari', 'क्‍षमा']]],
  ['愛', [['prose', '愛']]],
  ['', []],
])('%s is set in %j', (name, runs) => {
  expect(short(faceRuns(name, 'prose'))).toEqual(runs)
})

test.each([
  [
    'plain',
    'Anna Ζωή',
    [
      ['plain', 'Anna '],
      ['prose', 'Ζωή'],
    ],
  ],
  [
    'bold',
    'Ζωή Արամ',
    [
      ['strong', 'Ζωή'],
      ['bold', ' '],
      ['armenian', 'Արամ'],
    ],
  ],
] as const)(
  'letters that Onest lacks (%s) come from Literata in the same weight',
  (face, text, runs) => {
    expect(short(faceRuns(text, face))).toEqual(runs)
  },
)

test.each([
  ['محمد علي', 'علي| |محمد'],
  // Each name of a list keeps its place.
  ['דנה לוי, محمد, Anna', 'לוי| |דנה|, |محمد|, Anna'],
  ['Anna דנה', 'Anna |דנה'],
  ['דנה Anna', 'דנה| Anna'],
])('%s is drawn from left to right as %s', (text, drawn) => {
  const runs = drawnRuns(text, 'prose').map((run) => run.text)
  expect(runs.join('|')).toBe(drawn)
})
