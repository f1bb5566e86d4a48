import { describe, expect, test } from '@jest/globals'
import { type Access, noAccess } from '../../src/learning/access/access'
import { outlineOf } from '../../src/learning/access/outline'
import type { Course, Lesson } from '../../src/learning/courses/course'

const at = new Date('2026-06-10T10:00:00Z')
const bought = (from: string): Access => ({ ...noAccess, is: 'bought', from: new Date(from) })
const member: Access = { ...noAccess, is: 'membership' }

const lesson = (documentId: string, fields: Partial<Lesson> = {}): Lesson => ({
  ...{ documentId, locale: 'hu', title: documentId, slug: documentId, summary: '', minutes: 5 },
  ...{ isFree: false, retiredAt: null, hasVideo: false, questions: 0, ...fields },
})

const course = (lessons: Lesson[], fields: Partial<Course> = {}): Course => ({
  ...{ documentId: 'c', title: 'c', slug: 'c', coverDate: null, coverMotif: null },
  ...{ membership: 'none', isInOrder: false, dripDays: 0, passPercent: 70 },
  ...{
    chapters: [
      { title: 'a', lessons: lessons.slice(0, 1) },
      { title: 'b', lessons: lessons.slice(1) },
    ],
  },
  ...fields,
})

const progressIn = (name: string, createdAt: string, finishedAt: string | null = null) => ({
  ...{ id: 1, course: 'c', lesson: name, place: 0, finishedAt, readAt: createdAt, createdAt },
})

type Learner = Partial<Parameters<typeof outlineOf>[1]>

const locks = (of: Course, learner: Learner) =>
  outlineOf(of, {
    ...{ access: noAccess, progress: [], attempts: [], at, timeZone: 'Europe/Budapest' },
    ...learner,
  }).flatMap(({ lessons }) =>
    lessons.map(({ lock, opensAt }) => opensAt?.toISOString() ?? lock ?? 'open'),
  )

describe('what closes a lesson', () => {
  const three = [lesson('1', { isFree: true }), lesson('2'), lesson('3')]

  test('nothing bought', () => {
    expect(locks(course(three), {})).toEqual(['open', 'courseLocked', 'courseLocked'])
  })

  test('drip, in days of the time zone from the day of the purchase on', () => {
    const weekly = course([lesson('1'), lesson('2'), lesson('3')], { dripDays: 7 })
    // 22:30 in UTC is the next day in Budapest.
    expect(locks(weekly, { access: bought('2026-06-02T22:30:00Z') })).toEqual([
      'open',
      'open',
      '2026-06-16T22:00:00.000Z',
    ])
    expect(locks(weekly, { access: bought('2026-06-03T22:30:00Z') })).toEqual([
      'open',
      '2026-06-10T22:00:00.000Z',
      '2026-06-17T22:00:00.000Z',
    ])
  })

  test('drip of a membership, from the first activity on', () => {
    const weekly = course([lesson('1'), lesson('2')], { dripDays: 7 })
    expect(locks(weekly, { access: member })).toEqual(['open', '2026-06-16T22:00:00.000Z'])
    const progress = [progressIn('1', '2026-06-01T10:00:00Z')]
    expect(locks(weekly, { access: member, progress })).toEqual(['open', 'open'])
  })

  test('the order, but never a finished lesson', () => {
    const ordered = course([lesson('1'), lesson('2'), lesson('3')], { isInOrder: true })
    const access = bought('2026-06-01T00:00:00Z')
    const done = (name: string) => progressIn(name, '2026-06-02T00:00:00Z', '2026-06-02T00:00:00Z')
    expect(locks(ordered, { access })).toEqual(['open', 'lessonInOrder', 'lessonInOrder'])
    expect(locks(ordered, { access, progress: [done('1')] })).toEqual([
      'open',
      'open',
      'lessonInOrder',
    ])
    expect(locks(ordered, { access, progress: [done('3')] })).toEqual([
      'open',
      'lessonInOrder',
      'open',
    ])
  })

  test('a retirement before the purchase removes it, and its chapter if it was the only one', () => {
    const retired = course([
      lesson('1', { retiredAt: new Date('2026-06-05T00:00:00Z') }),
      lesson('2'),
    ])
    expect(locks(retired, { access: bought('2026-06-04T23:59:59Z') })).toEqual(['open', 'open'])
    expect(locks(retired, { access: bought('2026-06-05T00:00:00Z') })).toEqual(['open'])
    expect(locks(retired, {})).toEqual(['courseLocked'])
    expect(locks(retired, { access: member })).toEqual(['open'])
  })
})
