/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { linkToCompared, linkToTab } from '@/base/routing/links'
import { errorBody } from '@/lib/contract/error-body'
import { errors } from '@/lib/contract/errors'
import { refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { withRouter } from '@/testing/with-router'
import { savingWords } from '@/ui/form/words'
import { CompareWithMe } from './compare-with-me'

const people = [
  { name: 'Anna', date: '1984-06-12' },
  { name: 'Ben', date: '1985-12-04' },
] as const
const words = { ...savingWords({ submit: 'Compare' }), openList: 'Open the list' }

async function compare() {
  const push = jest.fn<(href: string) => undefined>()
  render(withRouter({ push }, <CompareWithMe people={people} words={words} />))
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  return push.mock.calls.flat()
}

test('opens the result of the two, by their ids in the list', async () => {
  const other = { id: 'c', name: 'Ben', date: '1999-01-01' }
  const [anna, ben] = people
  standInForApi({
    addToRelationshipList: () => ({ people: [{ ...anna, id: 'a' }, other, { ...ben, id: 'b' }] }),
  })
  expect(await compare()).toEqual([linkToTab('relationship', { show: 'result', pair: 'a.b' })])
})

test('a full list is reported with a link to it', async () => {
  standInForApi({ addToRelationshipList: () => refusal(errorBody('tooManyPeople', 'eng')) })
  expect(await compare()).toEqual([])
  expect(screen.getByText(errors.tooManyPeople.eng)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open the list' })
  expect(link.getAttribute('href')).toBe(linkToCompared())
})
