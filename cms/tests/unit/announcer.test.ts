import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type Announcement, createAnnouncer } from '../../src/publishing/announcements/announcer'

const page = { model: 'api::page.page', locale: 'hu', slug: 'a' }

function setUp(refusals = 0) {
  const sent: Announcement[] = []
  const late: Announcement[] = []
  let left = refusals
  const announcer = createAnnouncer({
    send: async (announcement) => {
      sent.push(announcement)
      if (left > 0) {
        left -= 1
        throw new Error('web is away')
      }
    },
    onLate: (announcement) => late.push(announcement),
  })
  return { announcer, sent, late }
}

describe('notifying web of publications', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('several changes of one entry are sent once', async () => {
    const { announcer, sent } = setUp()
    for (let change = 0; change < 5; change += 1) announcer.announce(page)
    await jest.runAllTimersAsync()
    expect(sent).toEqual([page])
  })

  test('changes of several entries of one model name no entry', async () => {
    const { announcer, sent } = setUp()
    announcer.announce(page)
    announcer.announce({ ...page, slug: 'b' })
    await jest.runAllTimersAsync()
    expect(sent).toEqual([{ ...page, slug: undefined }])
  })

  test('languages are sent separately', async () => {
    const { announcer, sent } = setUp()
    announcer.announce(page)
    announcer.announce({ ...page, locale: 'en' })
    await jest.runAllTimersAsync()
    expect(sent.map(({ locale }) => locale)).toEqual(['hu', 'en'])
  })

  test('web is notified again until it accepts, with growing pauses; a long delay is reported once', async () => {
    const { announcer, sent, late } = setUp(9)
    announcer.announce(page)
    await jest.advanceTimersByTimeAsync(50)
    expect(sent).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(200 + 1000 + 5000)
    expect(sent).toHaveLength(4)
    await jest.advanceTimersByTimeAsync(30_000 + 120_000)
    expect([sent.length, late]).toEqual([6, [page]])
    await jest.runAllTimersAsync()
    expect([sent.length, late]).toEqual([10, [page]])
  })

  test('a newer change replaces a waiting one', async () => {
    const { announcer, sent } = setUp(1)
    announcer.announce(page)
    await jest.advanceTimersByTimeAsync(60)
    announcer.announce(page)
    await jest.runAllTimersAsync()
    expect(sent).toHaveLength(2)
  })

  test('at the end, pending notifications are sent once and no timer is left', async () => {
    const { announcer, sent } = setUp(99)
    announcer.announce(page)
    await announcer.stop()
    expect([sent.length, jest.getTimerCount()]).toEqual([1, 0])
  })
})
