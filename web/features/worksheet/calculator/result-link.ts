import { linkToTab } from '@/base/routing/links'
import type { Person } from '@/lib/contract/relationship'

/** Below the form, which a phone shows alone: who asked is led there. */
export const resultId = 'result'

export const linkToResult = ({ name, date }: Person) =>
  `${linkToTab('calculator', { name, date })}#${resultId}`
