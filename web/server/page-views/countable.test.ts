import { expect, test } from '@jest/globals'
import { countablePath } from './countable'

const known = new Set(['/description/mi-a-krono', '/form/energia', '/register/energia'])

test.each([
  ['/', '/'],
  ['/biorhythm', '/biorhythm'],
  ['/biorhythm/', '/biorhythm'],
  ['/description/mi-a-krono', '/description/mi-a-krono'],
  ['/description/no-such-page', undefined],
  ['/form/energia', '/form/energia'],
  ['/register/energia/', '/register/energia'],
  ['/form/no-such-form', undefined],
  ['/register/no-such-form', undefined],
  ['/form/energia/thank-you', '/form/[id]/thank-you'],
  ['/krono/0123456789abcdef', '/krono/[token]'],
  ['/course/my-course', '/course/my-course'],
  ['/course/first', '/course/[slug]'],
  ['/admin', undefined],
  ['/admin/users/subscribers', undefined],
  ['/nothing/here', undefined],
  ['/visitor/privacypolicy', undefined],
])('%s is counted as %s', (pathname, path) => {
  expect(countablePath(pathname, known)).toBe(path)
})
