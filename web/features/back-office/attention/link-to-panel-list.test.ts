import { expect, test } from '@jest/globals'
import { linkToPanelList } from './link-to-panel-list'

test('a link to a cms list has the address that editors use, filtered by waiting items', () => {
  const link = new URL(linkToPanelList({ panelList: 'review', state: 'waiting' }))
  expect(link.origin).toBe('http://localhost:1337')
  expect(link.pathname).toBe('/admin/content-manager/collection-types/api::review.review')
  expect([...link.searchParams]).toEqual([['filters[$and][0][state][$eq]', 'waiting']])
})
