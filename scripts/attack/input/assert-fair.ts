import { assertThat, statusesOf } from '../lib/assert.ts'
import { fairStatuses } from './values.ts'

export function assertFair(answers: { status: number; what: string }[]) {
  const unfair = answers.filter(({ status }) => !fairStatuses.includes(status))
  assertThat(
    unfair.length === 0,
    `${unfair.length} unfair, first ${unfair[0]?.what}: ${unfair[0]?.status}`,
  )
  return `${answers.length} requests: ${statusesOf(answers)}`
}
