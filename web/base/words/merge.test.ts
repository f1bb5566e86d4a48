import { expect, test } from '@jest/globals'
import { mergeMessages } from './merge'

test('a missing or empty message comes from the next language', () => {
  const rus = { menu: { home: 'Главная', blog: '' } }
  const eng = { menu: { home: 'Home', blog: 'Blog' } }
  const hun = {
    menu: { home: 'Kezdőlap', blog: 'Blog', faq: 'Kérdések' },
    footer: { line: 'KRONO' },
  }
  expect(mergeMessages([rus, eng, hun])).toEqual({
    menu: { home: 'Главная', blog: 'Blog', faq: 'Kérdések' },
    footer: { line: 'KRONO' },
  })
})
