import { describe, expect, test } from '@jest/globals'
import { chakras } from '@krono/chart'
import { languageCodes } from '@krono/contract'
import { readSite } from '../../seed/content-files'

const questions = Object.entries(readSite('site/test-questions')).map(([key, question]) => ({
  key,
  ...question,
}))

describe('the questions of the personality test', () => {
  test('are at least sixty, and fit into two lines', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60)
    for (const { key, hun, eng, rus } of questions) {
      expect(key).toMatch(/^[A-Za-z][A-Za-z0-9-]{1,63}$/)
      for (const text of [hun, eng, rus]) {
        expect([...text].length).toBeGreaterThan(10)
        expect([...text].length).toBeLessThanOrEqual(160)
      }
      expect(hun + eng).not.toMatch(/[а-яё]/i)
      expect(rus).not.toMatch(/[a-z]/i)
    }
  })

  test.each(chakras.map(({ chakra }) => chakra))(
    'cover %s sufficiently, in both directions',
    (chakra) => {
      const own = questions.filter((question) => question.chakra === chakra)
      const reversed = own.filter(({ isReversed }) => isReversed)
      expect(own.length).toBeGreaterThanOrEqual(8)
      expect(reversed.length).toBeGreaterThanOrEqual(3)
      expect(own.length - reversed.length).toBeGreaterThanOrEqual(3)
    },
  )

  test.each(languageCodes)('contain no duplicate in %s', (language) => {
    const texts = questions.map((question) => question[language].toLowerCase())
    expect(new Set(texts).size).toBe(texts.length)
  })
})
