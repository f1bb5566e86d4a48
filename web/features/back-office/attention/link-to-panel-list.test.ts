import { expect, test } from '@jest/globals'
import { linkToPanelList } from './link-to-panel-list'

test('a list of the panel is led to at the address at which editors open it, narrowed to what waits', () => {
  const link = new URL(linkToPanelList({ panelList: 'review', state: 'waiting' }))
  expect(link.origin).toBe('http://localhost:1337')
  expect(link.pathname).toBe('/admin/content-manager/collection-types/api::review.review')
  expect([...link.searchParams]).toEqual([['filters[$and][0][state][$eq]', 'waiting']])
})
