import { expect, test } from '@jest/globals'
import { countablePath } from './countable'

const slugs = new Set(['mi-a-krono'])

test.each([
  ['/', '/'],
  ['/biorhythm', '/biorhythm'],
  ['/biorhythm/', '/biorhythm'],
  ['/description/mi-a-krono', '/description/mi-a-krono'],
  ['/description/no-such-page', undefined],
  ['/krono/0123456789abcdef', '/krono/[token]'],
  ['/course/my-course', '/course/my-course'],
  ['/course/first', '/course/[slug]'],
  ['/admin', undefined],
  ['/admin/users/subscribers', undefined],
  ['/nothing/here', undefined],
  ['/visitor/privacypolicy', undefined],
])('%s is counted as %s', (pathname, path) => {
  expect(countablePath(pathname, slugs)).toBe(path)
})
