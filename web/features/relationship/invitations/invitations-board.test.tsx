/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, jest, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { linkToTab } from '@/base/routing/links'
import { wordsOf } from '@/base/words/translations'
import { standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { withRouter } from '@/testing/with-router'
import { savingWords } from '@/ui/form/words'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import { askWords } from './ask-words'
import { InvitationsBoard } from './invitations-board'

const t = wordsOf('invitation.mine')
const me = { name: 'Anna', date: '1984-06-12' }
const ben = { name: 'Benjamin', date: '1979-12-07' }
const at = '2026-11-21T10:00:00.000Z'
const row = { token: null, createdAt: at, answeredAt: null, person: null }
const invitations = [
  { ...row, id: 'a', name: 'Ben', state: 'accepted', answeredAt: at, person: ben },
  { ...row, id: 'b', name: 'Cleo', state: 'open', token: 'secret' },
  { ...row, id: 'c', name: 'Dora', state: 'withdrawn', answeredAt: at },
] as const

function show(inviter: typeof me | undefined) {
  const push = jest.fn<(href: string) => undefined>()
  const words = {
    form: savingWords({ submit: t.submit }),
    compare: { ...savingWords({ submit: 'Compare' }), openList: 'List' },
    link: linkToCopyWords(),
    ask: askWords('revoke'),
    name: t.name,
    title: t.listTitle,
    empty: t.empty,
    address: t.address,
    revoked: t.revoked,
    states: t.state,
  }
  const shown = invitations.map((one) => ({ ...one, answered: 'Answered on Saturday' }))
  const board = <InvitationsBoard invitations={shown} me={inviter} base="x/" words={words} />
  render(withRouter({ push }, board))
  return push
}

const rowOf = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)

test('an answered guest is shown with their own data, their chart and the link to the pair', async () => {
  const sent = standInForApi({
    addToRelationshipList: () => ({
      people: [
        { ...me, id: '1' },
        { ...ben, id: '2' },
      ],
    }),
  })
  const push = show(me)
  const answered = rowOf('Ben')
  expect(answered.getByText(t.state.accepted)).toBeTruthy()
  expect(answered.getByText('Answered on Saturday')).toBeTruthy()
  expect(answered.getByRole('link', { name: 'Benjamin' }).getAttribute('href')).toBe(
    linkToTab('calculator', ben),
  )
  await user.click(answered.getByRole('button', { name: 'Compare' }))
  expect(sent('addToRelationshipList')).toEqual([{ people: [me, ben] }])
  expect(push.mock.calls).toEqual([[linkToTab('relationship', { show: 'result', pair: '1.2' })]])
})

test('guests who have not answered, or revoked their answer, cannot be compared', () => {
  show(me)
  for (const name of ['Cleo', 'Dora']) {
    expect(rowOf(name).queryByRole('button', { name: 'Compare' })).toBe(null)
    expect(rowOf(name).queryByText('Answered on Saturday')).toBe(null)
  }
})

test('a host without a name sees the guest, and cannot be added to the list', () => {
  show(undefined)
  expect(rowOf('Ben').getByRole('link', { name: 'Benjamin' })).toBeTruthy()
  expect(rowOf('Ben').queryByRole('button', { name: 'Compare' })).toBe(null)
})
