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
])('of %i users the panel says %i times that only the newest are listed', (count, notes) => {
  render(<CouponUsers users={rows(count)} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(count)
  expect(screen.queryAllByText(/100/)).toHaveLength(notes)
})
