/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { rowsInPanel } from '@/lib/contract/back-office/rows-in-panel'
import { CouponUsers } from './coupon-users'

const user = { user: null, name: '', email: 'agnes@people.example', state: 'used' } as const
const rows = (count: number) =>
  Array.from({ length: count }, () => ({ ...user, at: '2026-11-28T09:00:00.000Z', order: null }))

test.each([
  [rowsInPanel - 1, 0],
  [rowsInPanel, 1],
])('with %i users the panel has the note "only the newest" %i times', (count, notes) => {
  render(<CouponUsers users={rows(count)} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(count)
  expect(screen.queryAllByText(/100/)).toHaveLength(notes)
})
