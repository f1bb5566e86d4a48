/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { SaveList } from './save-list'

const people = [
  { id: '1', name: 'Anna', date: '1984-06-12' },
  { id: '2', name: 'Béla', date: '1985-12-04' },
]
const me = { birthDate: '1984-06-12', nickname: 'Anna' } as Parameters<typeof SaveList>[0]['user']

test.each([
  [1, 'Saved: 1.'],
  [0, 'Everybody was in your database already.'],
])('typed people are saved by one click, without the reader: %d new', async (added, status) => {
  const sent = standInForApi({ importSavedDates: () => ({ added, known: 1 - added }) })
  render(<SaveList user={me} people={people} />)
  await user.click(screen.getByRole('button', { name: 'Save everybody to my database' }))
  await screen.findByText(status)
  expect(sent('importSavedDates')).toEqual([{ people: [{ name: 'Béla', date: '1985-12-04' }] }])
})

test('a list with the reader alone has nothing to save', () => {
  render(<SaveList user={me} people={people.slice(0, 1)} />)
  expect(screen.queryByRole('button')).toBeNull()
})
