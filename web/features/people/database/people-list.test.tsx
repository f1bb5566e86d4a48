/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { linkToCompared } from '@/base/routing/links'
import { errorBody } from '@/lib/contract/error-body'
import { errors } from '@/lib/contract/errors'
import { refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { withRouter } from '@/testing/with-router'
import { setup } from './fixtures'
import { PeopleList } from './people-list'

const { list, selection } = setup.words
const manyPeople = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `id${index}`,
    name: `Person ${index}`,
    date: '1984-06-12',
    group: null,
    isInvited: false,
  }))
const toList = linkToCompared()

function show(count: number) {
  const push = jest.fn<(href: string) => undefined>()
  render(withRouter({ push }, <PeopleList people={manyPeople(count)} setup={setup} />))
  return push
}

const everybody = () => screen.getByRole<HTMLInputElement>('checkbox', { name: list.selectPage })
const one = (index: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: list.select.replace('{name}', `Person ${index}`),
  })
const compare = () => screen.getByRole('button', { name: selection.add, hidden: true })
const findText = (text: string, count: number) =>
  screen.getByText(text.replace('{count}', String(count)))

test('one click selects all people of the page, another deselects them', async () => {
  show(3)
  await user.click(one(1))
  expect([everybody().checked, everybody().indeterminate]).toEqual([false, true])
  await user.click(everybody())
  expect(findText(selection.selected, 3)).toBeTruthy()
  expect([everybody().checked, everybody().indeterminate]).toEqual([true, false])
  await user.click(everybody())
  expect([0, 1, 2].map((index) => one(index).checked)).toEqual([false, false, false])
})

test('selected people are added to the list, together with the reader', async () => {
  const sent = standInForApi({
    addToRelationshipList: () => ({ people: [] }),
  })
  const push = show(20)
  await user.click(everybody())
  await user.click(compare())
  expect(sent('addToRelationshipList')).toEqual([
    { people: manyPeople(20).map(({ name, date }) => ({ name, date })) },
  ])
  expect(push.mock.calls).toEqual([[toList]])
})

test('one person too many is reported before anything is sent, and the selection stays', async () => {
  const sent = standInForApi({ addToRelationshipList: () => ({ people: [] }) })
  const push = show(21)
  await user.click(everybody())
  expect(findText(selection.tooMany, 21)).toBeTruthy()
  await user.click(compare())
  expect(sent('addToRelationshipList')).toEqual([])
  await user.click(one(20))
  await user.click(compare())
  expect(push).toHaveBeenCalledTimes(1)
})

test('a list without space for them shows its maximum and a link', async () => {
  standInForApi({ addToRelationshipList: () => refusal(errorBody('tooManyPeople', 'eng')) })
  const push = show(3)
  await user.click(everybody())
  await user.click(compare())
  expect(screen.getByText(errors.tooManyPeople.eng)).toBeTruthy()
  expect(screen.getByRole('link', { name: selection.open }).getAttribute('href')).toBe(toList)
  expect(everybody().checked).toBe(true)
  expect(push).not.toHaveBeenCalled()
})
