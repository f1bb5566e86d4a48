import { expect, test } from '@jest/globals'
import type { BlogCategory } from '@/lib/contract/blog'
import { neighboursOf, relatedTo } from './around'

const post = (slug: string, category: BlogCategory, day: number) => ({
  slug,
  category,
  postedOn: `2026-11-${String(day).padStart(2, '0')}`,
})

const posts = [
  post('a', 'work', 20),
  post('b', 'rest', 18),
  post('c', 'work', 16),
  post('d', 'rest', 14),
  post('e', 'rest', 12),
  post('f', 'work', 2),
]
const [a, , c, , e, f] = posts as [Post, Post, Post, Post, Post, Post]
type Post = ReturnType<typeof post>

const slugs = (some: readonly Post[]) => some.map(({ slug }) => slug)

test('the neighbours of a post are the one before and the one after', () => {
  expect(neighboursOf(posts, 'a')).toEqual({ newer: undefined, older: posts[1] })
  expect(neighboursOf(posts, 'c')).toEqual({ newer: posts[1], older: posts[3] })
  expect(neighboursOf(posts, 'f')).toEqual({ newer: e, older: undefined })
  expect(neighboursOf(posts, 'none')).toEqual({ newer: undefined, older: undefined })
})

test('related posts are those of its category, then the nearest, never itself or its neighbours', () => {
  expect(slugs(relatedTo(posts, c))).toEqual(['a', 'f', 'e'])
  expect(slugs(relatedTo(posts, a))).toEqual(['c', 'f', 'd'])
  expect(slugs(relatedTo(posts, f))).toEqual(['c', 'a', 'd'])
  expect(relatedTo([a], a)).toEqual([])
})
