import { describe, expect, test } from '@jest/globals'
import { type Language, languageCodes } from '@krono/contract'
import { outsideQuotes, sentencesOf } from './prose'
import { seededTexts } from './seeded-texts'
import { crossings, frames, images, phrases } from './worn-shapes'

type Said = { key: string; text: string }

const closing = (long: string) => long.split('\n\n').at(-1) ?? ''

const written = (language: Language): Said[] =>
  seededTexts.flatMap(([key, { [language]: text }]) =>
    text ? [{ key, text: [`${text.title}.`, text.short, text.long ?? ''].join(' ') }] : [],
  )

/** The suggestions at the end of the chakras' long texts. */
const closingsIn = (language: Language): Said[] =>
  seededTexts.flatMap(([key, { [language]: text }]) =>
    key.startsWith('chakra.') && text?.long ? [{ key, text: closing(text.long) }] : [],
  )

const where = (said: readonly Said[], pattern: RegExp) =>
  said.filter(({ text }) => pattern.test(outsideQuotes(text))).map(({ key }) => key)

const sentencesIn = (language: Language): Said[] =>
  written(language).flatMap(({ key, text }) =>
    sentencesOf(outsideQuotes(text)).map((sentence) => ({ key, text: sentence })),
  )

const countMatches = (sentence: string, pattern: RegExp) =>
  [...sentence.matchAll(new RegExp(pattern, 'giu'))].length

const rowsOf = <Row extends { name: string }>(table: Readonly<Record<Language, readonly Row[]>>) =>
  languageCodes.flatMap((language) =>
    table[language].map((row) => [language, row.name, row] as const),
  )

describe('the suggestions in the 56 long chakra texts', () => {
  test.each(languageCodes)('are in each of them in %s', (language) => {
    expect(closingsIn(language)).toHaveLength(56)
  })

  test.each(rowsOf(frames))('in %s use %s in few texts', (language, _says, { pattern, most }) => {
    const leaning = where(closingsIn(language), pattern)
    expect(leaning.slice(most)).toEqual([])
  })

  test.each(languageCodes)('have varied beginnings in %s', (language) => {
    const openings = closingsIn(language).map(({ text }) => text.split(/\s+/).slice(0, 2).join(' '))
    const often = openings.filter(
      (opening, _at, all) => all.filter((other) => other === opening).length > 2,
    )
    expect(often).toEqual([])
  })

  // A chart uses one text per chakra.
  test.each(rowsOf(frames))(
    'in %s use %s in at most three chakras',
    (language, _says, { pattern }) => {
      const chakras = where(closingsIn(language), pattern).map((key) => key.split('.')[1])
      expect([...new Set(chakras)].slice(3)).toEqual([])
    },
  )
})

describe('all texts', () => {
  test.each(rowsOf(phrases))('use in %s %s within the limit', (language, _says, phrase) => {
    const { pattern, most, free } = phrase
    const counted = written(language).filter(({ key }) => !free || !key.startsWith(free))
    expect(where(counted, pattern).slice(most)).toEqual([])
  })

  test.each(languageCodes)('have at most one metaphor per sentence in %s', (language) => {
    const crowded = sentencesIn(language).filter(
      ({ text }) => countMatches(text, images[language]) > 1,
    )
    expect(crowded).toEqual([])
  })

  test.each(languageCodes)('predict nothing about a crossing day in %s', (language) => {
    const { day, leans } = crossings[language]
    const spoken = sentencesIn(language).filter(({ text }) => day.test(text))
    expect(spoken.length).toBeGreaterThan(3)
    expect(spoken.filter(({ text }) => !leans.test(text))).toEqual([])
  })
})

const worn = [
  ['hun', 'a week', 'Írd fel a héten, mi esett jól.'],
  ['eng', 'a week', 'Write down this week what felt good.'],
  ['rus', 'a week', 'На этой неделе запиши, что порадовало.'],
  ['hun', 'the next time', 'Legközelebb várj vele.'],
  ['rus', 'the next time', 'В следующий раз подожди.'],
  ['eng', 'a condition first', 'When asked, wait.'],
] as const

test.each(worn)('the pattern of a frame matches in %s: %s', (language, name, text) => {
  const pattern = frames[language].find((frame) => frame.name === name)?.pattern
  expect(pattern && where([{ key: 'x', text }], pattern)).toEqual(['x'])
})

const stiff = [
  ['hun', 'that the reader will', 'Meg fogod találni, amit keresel.'],
  ['hun', 'clumsy crossing days', 'A váltónapok kissé ügyetlenek.'],
  ['eng', 'time that is a means', 'The season turns in this much time.'],
  ['eng', 'the best of a place', 'You know which bench has the best of the valley.'],
  ['rus', 'rubbing', 'И это натирает.'],
  ['rus', 'standing on legs', 'Твои планы стоят на ногах.'],
] as const

test.each(stiff)('the pattern of a phrase matches in %s: %s', (language, name, text) => {
  const pattern = phrases[language].find((phrase) => phrase.name === name)?.pattern
  expect(pattern && where([{ key: 'x', text }], pattern)).toEqual(['x'])
})

test.each([
  ['hun', 'Úgy jársz, mint aki elaludt, mintha volna időd.'],
  ['eng', 'You move like a cat, as if nothing had happened.'],
  ['rus', 'Ты идёшь, словно по льду, будто никуда не спешишь.'],
] as const)('two metaphors in a sentence are counted in %s', (language, text) => {
  expect(countMatches(text, images[language])).toBe(2)
})
