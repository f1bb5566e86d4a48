import { beforeEach, expect, jest, test } from '@jest/globals'
import type { ViewedPages, VisitSum } from '@krono/contract'

const mockViews: string[] = []
const mockSums: (string | number)[][] = []

jest.mock('./pending-counts', () => ({
  addView: ({ path }: { path: string }) => mockViews.push(path),
  addSum: ({ kind, value, count }: VisitSum) => mockSums.push([kind, value, count]),
}))
jest.mock('../cms/pages', () => ({ getDescriptionLinks: async () => [] }))
jest.mock('../cms/registration-forms', () => ({ getRegistrationFormIds: async () => [] }))

const record = async (views: ViewedPages, headers = new Headers()) => {
  const { recordViews } = await import('./record-views')
  return recordViews(views, headers)
}

beforeEach(() => {
  mockViews.length = 0
  mockSums.length = 0
})

const viewed: ViewedPages = {
  paths: ['/', '/faq', '/admin', '/biorhythm'],
  width: 390,
  arrival: { host: 'www.example.org', campaign: ['radio', '', ''] },
}

test('each counted view has one host and one width; a campaign counts where it arrived', async () => {
  await record(viewed)
  expect(mockViews).toEqual(['/', '/faq', '/biorhythm'])
  expect(mockSums).toEqual([
    ['host', '', 2],
    ['width', 'phone', 3],
    ['host', 'example.org', 1],
    ['campaign', 'radio / – / –', 1],
  ])
})

test('a later batch of the same document comes from our own pages', async () => {
  await record({ paths: ['/faq'], width: 1280 })
  expect(mockSums).toEqual([
    ['host', '', 1],
    ['width', 'desktop', 1],
  ])
})

test.each([
  [639, 'phone'],
  [640, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('a window of %i pixels is a %s', async (width, name) => {
  await record({ paths: ['/faq'], width })
  expect(mockSums).toContainEqual(['width', name, 1])
})

test.each(['sec-gpc', 'dnt'])('with %s only the pages are counted', async (name) => {
  await record(viewed, new Headers({ [name]: '1' }))
  expect([mockViews.length, mockSums]).toEqual([3, []])
})

test('robots are not counted', async () => {
  await record(viewed, new Headers({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }))
  expect([mockViews, mockSums]).toEqual([[], []])
})
