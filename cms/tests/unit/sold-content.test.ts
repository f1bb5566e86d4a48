import { describe, expect, test } from '@jest/globals'
import {
  type Block,
  blockKinds,
  type Language,
  questionKinds,
  validateBlocks,
} from '@krono/contract'
import { readContent } from '../../seed/content-files'
import { readEntries } from '../../seed/entries/read-entries'
import {
  chaptersOf,
  courseFile,
  ebookFile,
  keysIn,
  languagesOf,
  quizzesOf,
} from '../../seed/sold-files'

const today = '2026-11-22'

/** The words of a text, without captions. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  const { text, ...inner } = value as Record<string, unknown>
  const own =
    typeof text === 'string' ? text.split(/\s+/).filter((word) => /\p{L}/u.test(word)) : []
  return [...own, ...wordsIn(Object.values(inner))]
}

const drawn = (blocks: readonly Block[]) =>
  blocks.filter(({ type }) => type === 'chart' || type === 'cycle' || type === 'own')

const notOwn = blockKinds.filter((kind) => kind !== 'own')

const courses = keysIn('courses').flatMap((key) => {
  const file = readContent(`courses/${key}/course`, courseFile)
  return languagesOf({ hun: file.hun, eng: file.eng, rus: file.rus }).map((language) => {
    return { key, language, file }
  })
})

describe.each(courses)('the course $key in $language', ({ key, language, file }) => {
  const lessons = chaptersOf('courses', key, language)
  const quizzes = [...quizzesOf(key, language)]

  test('has 5 to 8 lessons of at least 600 words, each in one chapter, the first one free', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(5)
    expect(lessons.length).toBeLessThanOrEqual(8)
    const slugs = lessons.map(({ slug }) => slug)
    expect(file[language]?.chapters.flatMap((chapter) => chapter.lessons)).toEqual(slugs)
    expect(lessons.map(({ free }) => free)).toEqual(slugs.map((_, place) => place === 0))
    for (const { slug, body } of lessons)
      expect([slug, wordsIn(body).length > 600]).toEqual([slug, true])
  })

  test.each(lessons)(
    '$slug can be saved, has a drawing and an exercise of the learner',
    (lesson) => {
      const { fault } = validateBlocks(lesson.body, { today, kinds: blockKinds })
      expect(fault).toBeUndefined()
      expect(drawn(lesson.body).length).toBeGreaterThanOrEqual(1)
      const headings = lesson.body.flatMap((block, place) =>
        block.type === 'heading' ? place : [],
      )
      const exercise = lesson.body.slice(headings.at(-1))
      expect(exercise.some(({ type }) => type === 'own')).toBe(true)
      expect(lesson.summary.length).toBeLessThanOrEqual(200)
    },
  )

  test('has two quizzes, the last one in the last lesson, with all kinds of questions', () => {
    expect(quizzes.map(([number]) => number)).toHaveLength(2)
    expect(quizzes.at(-1)?.[0]).toBe(lessons.at(-1)?.number)
    for (const [number, questions] of quizzes) {
      expect(questions.length).toBeGreaterThanOrEqual(5)
      expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(questionKinds))
      const blocks = questions.flatMap(({ text }) => text)
      expect([number, drawn(blocks).length > 0]).toEqual([number, true])
      expect(validateBlocks(blocks, { today, kinds: notOwn }).fault).toBeUndefined()
    }
  })

  const questions = quizzes.flatMap(([number, all]) =>
    all.map((question, place) => ({ ...question, at: `${number}/${place + 1}` })),
  )

  test.each(questions)('question $at ($kind) has a key', ({ kind, answers, explanation }) => {
    const right = answers.filter(({ isRight }) => isRight).length
    expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length)
    expect(explanation.length).toBeGreaterThan(20)
    if (kind === 'order') expect([right, answers.length >= 3]).toEqual([0, true])
    else {
      expect(answers.every(({ why }) => why.length > 10)).toBe(true)
      expect(right).toBeGreaterThanOrEqual(1)
      expect(right).toBeLessThan(answers.length)
      if (kind === 'one') expect(right).toBe(1)
    }
  })

  test('does not always have the right answer first', () => {
    const ones = questions.filter(({ kind }) => kind === 'one')
    const first = ones.filter(({ answers }) => answers[0]?.isRight).length
    expect(first).toBeLessThan(ones.length / 2)
  })
})

const ebooks = keysIn('ebooks').flatMap((key) => {
  const { hun, eng, rus } = readContent(`ebooks/${key}/book`, ebookFile)
  return languagesOf({ hun, eng, rus }).map((language) => ({ key, language }))
})

describe.each(ebooks)('the e-book $key in $language', ({ key, language }) => {
  const chapters = chaptersOf('ebooks', key, language)

  test('has at least 9 000 words and one sample chapter', () => {
    expect(wordsIn(chapters.map(({ body }) => body)).length).toBeGreaterThanOrEqual(9000)
    expect(chapters.filter(({ sample }) => sample)).toHaveLength(1)
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length)
  })

  test.each(chapters)('$slug can be saved', ({ body }) => {
    expect(validateBlocks(body, { today, kinds: notOwn }).fault).toBeUndefined()
  })
})

test('the slugs of courses, lessons and e-books are unique in a language', () => {
  const entries = readEntries()
  for (const uid of ['api::course.course', 'api::lesson.lesson', 'api::ebook.ebook'])
    for (const language of ['hun', 'eng', 'rus'] satisfies Language[]) {
      const own = entries.filter((entry) => entry.uid === uid)
      const slugs = own.flatMap(({ languages }) => languages[language]?.slug ?? [])
      expect(new Set(slugs).size).toBe(slugs.length)
    }
})

test('the languages of a course have the same number of lessons and questions', () => {
  for (const { key, language } of courses) {
    const shape = (one: Language) => [
      chaptersOf('courses', key, one).map(({ number }) => number),
      [...quizzesOf(key, one)].map(([number, { length }]) => [number, length]),
    ]
    expect([key, language, shape(language)]).toEqual([key, language, shape('hun')])
  }
})
