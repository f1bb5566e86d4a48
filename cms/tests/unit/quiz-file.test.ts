import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { quizNameOf } from '../../src/learning/import/quiz-file'
import { readQuiz } from '../../src/learning/import/read-quiz'

const answers = [{ text: 'a', isRight: true, why: 'Mert' }, { text: 'b' }]
const good = { kind: 'one', question: 'Melyik **ez**?', answers, explanation: 'Azért' }
const read = (value: unknown) => readQuiz(JSON.stringify(value))

test.each([
  ['03-a.md', '03-a.quiz.json'],
  ['x/03-a.markdown', 'x/03-a.quiz.json'],
])('the quiz of %s is %s', (text, quiz) => expect(quizNameOf(text)).toBe(quiz))

test('a quiz is read, with its defaults', () => {
  const { explanation, ...short } = good
  expect(read([good, short])).toMatchObject({
    faults: [],
    questions: [
      {
        ...{ kind: 'one', explanation, text: [{ type: 'paragraph' }] },
        answers: [answers[0], { text: 'b', isRight: false, why: '' }],
      },
      { explanation: '' },
    ],
  })
})

test('the quizzes of the seed are read without a fault', () => {
  const folder = path.join(__dirname, '../../seed/content/courses')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.quiz.json'))
  expect(files.length).toBeGreaterThan(5)
  for (const name of files) {
    const { faults, questions } = readQuiz(readFileSync(path.join(folder, name), 'utf8'))
    expect({ name, faults, isEmpty: questions.length === 0 }).toEqual({
      ...{ name, faults: [], isEmpty: false },
    })
  }
})

describe('a fault names its place:', () => {
  test.each([
    ['no text', undefined, { code: 'notText' }],
    ['no JSON', '[\n  {"kind": "one",}\n]', { code: 'notJson', line: 2 }],
    ['cut off', '[\n{\n', { code: 'notJson', line: 3 }],
    ['no list', '{}', { code: 'notList' }],
    ['empty', '[]', { code: 'notList' }],
  ])('%s', (_what, source, fault) =>
    expect(readQuiz(source)).toMatchObject({
      questions: [],
      faults: [fault],
    }),
  )

  test.each([
    ['a kind', { ...good, kind: 'many' }, { question: 2, code: 'kind' }],
    ['no question', { ...good, question: ' ' }, { question: 2, code: 'question' }],
    ['one answer', { ...good, answers: answers.slice(1) }, { question: 2, code: 'answers' }],
    [
      'an empty answer',
      { ...good, answers: [...answers, { text: '' }] },
      { question: 2, answer: 3, code: 'text' },
    ],
    [
      'a word as key',
      { ...good, answers: [{ text: 'a', isRight: 'igen' }, ...answers] },
      { question: 2, answer: 1, code: 'isRight' },
    ],
    [
      'a misspelt field',
      { ...good, magyarazat: 'x' },
      { question: 2, code: 'unknown', detail: 'magyarazat' },
    ],
    [
      'two right answers',
      { ...good, answers: [...answers, { text: 'c', isRight: true }] },
      { question: 2, code: 'notOneRight' },
    ],
    [
      'none',
      { ...good, kind: 'several', answers: [{ text: 'a' }, { text: 'b' }] },
      { question: 2, code: 'noneRight' },
    ],
    [
      'HTML',
      { ...good, question: 'Melyik <b>ez</b>?' },
      { question: 2, code: 'markdown', markdown: 'html' },
    ],
    [
      'a picture',
      { ...good, question: '![Kép](kep.png)' },
      { question: 2, code: 'picture', detail: 'kep.png' },
    ],
  ])('%s', (_what, wrong, fault) => {
    const { questions, faults } = read([good, wrong])
    expect(questions).toEqual([])
    expect(faults[0]).toMatchObject(fault)
  })
})
