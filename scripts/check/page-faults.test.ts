import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unknownRoutes, unsentFields } from './page-faults.ts'

const text =
  '| / | home |\n| /blog, /blog/{slug} | posts. See /faq. |\n| `/krono/{token}`?a=1 | shared |'

test('a route is known when the documentation has it, with any name of its placeholder', () => {
  assert.deepEqual(unknownRoutes(['/', '/blog', '/blog/[post]', '/faq', '/krono/[id]'], text), [])
})

test('a route below or above a known one, or with another name, is not known', () => {
  const unknown = ['/blog/[slug]/more', '/krono', '/faqs']
  assert.deepEqual(unknownRoutes(['/blog', ...unknown], text), unknown)
})

test('a field of a call is sent when a source writes it', () => {
  const sources = ['read={() => ({ firstName: textOf() })}', 'call({ newsLetter: wanted })']
  assert.deepEqual(unsentFields(['firstName', 'newsLetter', 'name', 'phone'], sources), [
    'name',
    'phone',
  ])
})
