/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { user } from '@/testing/user'
import { FilterEditor, type FilterWords } from './filter-editor'

afterEach(cleanup)

const words = new Proxy({}, { get: (_, name) => String(name) }) as FilterWords

const editor = (kind: string, value = '') => {
  const set = jest.fn()
  const options = ['free', 'paid'].map((option) => ({ value: option, label: option }))
  const filter = { name: 'joined', label: 'Joined', kind, options }
  render(<FilterEditor {...{ filter, value, words }} onSet={set} />)
  return set
}

const apply = () => user.click(screen.getByRole('button', { name: 'apply' }))

test('a typed day replaces an earlier choice', async () => {
  const set = editor('instant', 'last7')
  fireEvent.input(screen.getByLabelText('from'), { target: { value: '2026-11-01' } })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ownDays' }).checked).toBe(true)
  await apply()
  expect(set).toHaveBeenCalledWith('2026-11-01..')
})

test('a choice replaces an earlier typed day', async () => {
  const set = editor('instant', '2026-11-01..')
  await user.click(screen.getByRole('radio', { name: 'last30' }))
  await apply()
  expect(set).toHaveBeenCalledWith('last30')
})

test.each([
  ['choice', '', 'free'],
  ['choice', 'paid', 'paid'],
  ['flag', 'no', 'no'],
  ['instant', 'last30', 'last30'],
  ['number', '', 'from'],
])('the editor of a filter by %s with the value "%s" focuses %s', (kind, value, label) => {
  editor(kind, value)
  expect(document.activeElement).toBe(screen.getByLabelText(label))
})
