import { expect, test } from '@jest/globals'
import { validateAnswer } from '../support/validate-answer'

const validated = (method: string, path: string, body: unknown) => () =>
  validateAnswer({ method, path, body })

test('a response that does not match its row fails any test that requests it', () => {
  expect(validated('GET', '/analysis/sample?kind=short', {})).toThrow('sampleAnalysis answers')
  expect(validated('DELETE', '/analysis/abc/share', { id: 1 })).toThrow('hideAnalysis answers')
  expect(validated('DELETE', '/analysis/abc/share', { id: 'abc' })).not.toThrow()
  expect(validated('GET', '/pages', {})).not.toThrow()
})
