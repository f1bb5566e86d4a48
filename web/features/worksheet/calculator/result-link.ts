import { linkToTab } from '@/base/routing/links'
import type { Person } from '@/lib/contract/relationship'

/** Anchor of the result below the form: on a phone only the form is visible. */
export const resultId = 'result'

export const linkToResult = ({ name, date }: Person) =>
  `${linkToTab('calculator', { name, date })}#${resultId}`
