import { describe, expect, test } from '@jest/globals'
import { afterFailure } from '../../src/platform/tasks/after-failure'
import { type TaskKind, taskFacts, taskKinds } from '../../src/platform/tasks/kinds'
import type { Schedule } from '../../src/platform/tasks/schedule'

const timeZone = 'Europe/Budapest'
const at = new Date('2026-11-22T10:00:10Z')
const secondsLater = (instant: Date | undefined) =>
  instant && (instant.getTime() - at.getTime()) / 1000

const triedAgain = (attempts: number, pausesMs: readonly number[], schedule?: Schedule) => {
  const { dueAt, isLast } = afterFailure({ attempts, pausesMs, schedule, at, timeZone })
  return [secondsLater(dueAt), isLast]
}

describe('a failed task', () => {
  test.each<[TaskKind, readonly number[]]>([
    ['sendLetter', [60, 300, 1800, 7200, 21_600, 86_400]],
    ['mailReset', [5, 30, 120]],
    ['handleEvent', [5, 30, 120, 600, 3600, 21_600]],
    ['deferBilling', [5, 30, 120, 600, 3600, 21_600]],
    ['settleOrder', [5, 30, 120, ...Array.from({ length: 36 }, () => 600)]],
  ])('%s is retried after %j seconds, then never', (kind, seconds) => {
    const { pausesMs } = taskKinds[kind]
    const tries = [...seconds.map((pause) => [pause, false]), [undefined, true]]
    expect(tries.map((_, index) => triedAgain(index + 1, pausesMs))).toEqual(tries)
  })

  const pauses = [60_000, 300_000]
  test.each<[string, number, Schedule, [number, boolean]]>([
    ['after its pause', 1, { times: ['03:40'] }, [60, false]],
    ['after its next pause', 2, { times: ['03:40'] }, [300, false]],
    ['by its schedule, when that is sooner', 2, { everyMs: 120_000 }, [110, false]],
    ['no more often than each minute', 2, { everyMs: 15_000 }, [60, false]],
    ['and after the last try by its schedule', 3, { times: ['12:00'] }, [3590, true]],
    ['which is no more often either', 4, { everyMs: 15_000 }, [60, true]],
  ])('of a job is retried %s', (_when, attempts, schedule, expected) => {
    expect(triedAgain(attempts, pauses, schedule)).toEqual(expected)
  })
})

describe('task kinds', () => {
  test('keep finished tasks only where needed', () => {
    const kinds = Object.keys(taskKinds) as TaskKind[]
    const kept = kinds.map((kind) => [kind, taskFacts(kind).isAgain, taskFacts(kind).retentionDays])
    expect(kept.filter(([, isAgain, days]) => !isAgain || days !== 1)).toEqual([
      ['sendLetter', undefined, 7],
      ['mailReset', undefined, 1],
      ['askToJoin', undefined, 1],
      ['sendIssue', undefined, 30],
      ['runBulk', undefined, 30],
      ['deleteGroupMembers', undefined, 1],
      ['deleteCalculatedDates', undefined, 1],
      ['runCalculation', undefined, 7],
      ['erasePicture', undefined, 1],
      // Stripe returns events for 30 days (fetch-events).
      ['handleEvent', undefined, 30],
      ['sendAlert', undefined, 2],
    ])
  })

  test('report each failure; those of e-mails and of one cause for all, once a day', () => {
    const kinds = Object.keys(taskKinds) as TaskKind[]
    expect(kinds.filter((kind) => taskFacts(kind).reports === 'daily')).toEqual([
      'sendLetter',
      'mailReset',
      'askToJoin',
      'recordErasure',
      'sendAlert',
    ])
  })
})
