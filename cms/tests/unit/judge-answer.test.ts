import { expect, test } from '@jest/globals'
import { judgeAnswer } from '../support/judge-answer'

const judged = (method: string, path: string, body: unknown) => () =>
  judgeAnswer({ method, path, body })

test('an answer that its row does not describe fails whatever test asked for it', () => {
  expect(judged('GET', '/analysis/sample?kind=short', {})).toThrow('sampleAnalysis answers')
  expect(judged('DELETE', '/analysis/abc/share', { id: 1 })).toThrow('hideAnalysis answers')
  expect(judged('DELETE', '/analysis/abc/share', { id: 'abc' })).not.toThrow()
  expect(judged('GET', '/pages', {})).not.toThrow()
})
