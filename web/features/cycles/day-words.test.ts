import { expect, test } from '@jest/globals'
import { dayInShort } from './day-in-short'
import { dateInWords, dayInWords, weekdayOf } from './day-words'

test.each([
  ['hu-HU', '2026. november 21., szombat', '2026. november 21.', '2026. nov. 21.', 'szombat'],
  ['en-GB', 'Saturday 21 November 2026', '21 November 2026', '21 Nov 2026', 'Saturday'],
  ['ru-RU', 'суббота, 21 ноября 2026 г.', '21 ноября 2026 г.', '21 нояб. 2026 г.', 'суббота'],
])('a day formatted for %s', (intl, whole, date, short, weekday) => {
  const day = '2026-11-21'
  // Intl data of some Node versions have a comma in English.
  const texts = [dayInWords, dateInWords, dayInShort, weekdayOf].map((format) => format(day, intl))
  expect(texts.map((text) => text.replace('Saturday, ', 'Saturday '))).toEqual([
    whole,
    date,
    short,
    weekday,
  ])
})
