import { expect, test } from '@jest/globals'
import { cmsAnswers } from './cms-answers'

test('the cms is silent when no request was answered for two seconds, however many were sent', () => {
  expect(cmsAnswers.isSilent(9000)).toBe(false)
  cmsAnswers.noteQuestion(1000)
  cmsAnswers.noteQuestion(2900)
  expect([2999, 3000, 3001].map((at) => cmsAnswers.isSilent(at))).toEqual([false, false, true])
  cmsAnswers.noteAnswer()
  expect(cmsAnswers.isSilent(3001)).toBe(false)
  cmsAnswers.noteQuestion(5000)
  expect(cmsAnswers.isSilent(6000)).toBe(false)
  cmsAnswers.noteAnswer()
})
