/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { FunnelCard } from './funnel-card'

afterEach(cleanup)

test('a step has a share only if it is a subset of the one before', () => {
  render(
    <FunnelCard
      funnel={[
        { step: 'calculated', count: 1000 },
        { step: 'registered', count: 200 },
        { step: 'confirmed', count: 150 },
        { step: 'opened', count: 60 },
        { step: 'paid', count: 15 },
      ]}
    />,
  )
  const rows = screen.getAllByRole('row').slice(1)
  const shares = rows.map(({ lastElementChild: cell }) => cell?.textContent)
  expect(shares).toEqual(['', '', '75%', '', '25%'])
})
