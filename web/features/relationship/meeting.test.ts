import { expect, test } from '@jest/globals'
import { chartOf } from '@krono/chart'
import { type Meeting, meetingOf } from './meeting'

// Its strongest chakra is the heart, on the release side; the throat is average, on the intake side.
const chart = chartOf('1900-01-01')

test.each<[other: Parameters<typeof meetingOf>[1], meeting: Partial<Meeting>]>([
  ['heart-release', { kind: 'alike', own: 'heart', other: 'heart', level: 'extremelyHigh' }],
  ['heart-intake', { kind: 'facing', own: 'heart', other: 'heart', level: 'extremelyHigh' }],
  ['crown-release', { kind: 'abreast', own: 'heart', other: 'crown', level: 'aboveAverage' }],
  ['throat-intake', { kind: 'crossing', own: 'heart', other: 'throat', level: 'average' }],
  ['sacral-intake', { kind: 'crossing', own: 'heart', other: 'sacral', level: 'low' }],
])('a chart whose strongest chakra is the heart and %s gives %j', (other, meeting) => {
  expect(meetingOf(chart, other)).toEqual({ side: 'release', ...meeting })
})
