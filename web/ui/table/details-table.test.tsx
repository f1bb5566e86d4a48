/** @jest-environment <rootDir>/testing/browser.ts */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { DetailsTable } from './details-table'

const scrolling = jest.fn<Element['scrollIntoView']>()
Element.prototype.scrollIntoView = scrolling

beforeEach(() => {
  scrolling.mockReset()
  render(
    <DetailsTable summary="The same in a table" caption="Energies">
      <tbody>
        <tr>
          <td>48</td>
        </tr>
      </tbody>
    </DetailsTable>,
  )
})

const details = () =>
  screen.getByText('The same in a table').closest('details') as HTMLDetailsElement

function turn(isOpen: boolean) {
  details().open = isOpen
  details().dispatchEvent(new Event('toggle'))
}

test('an opened table is scrolled into view as a whole, and no further than needed', () => {
  expect(scrolling).not.toHaveBeenCalled()
  turn(true)
  expect(scrolling.mock.calls).toEqual([[{ block: 'nearest' }]])
  expect(scrolling.mock.contexts).toEqual([details()])
})

test('closing the table does not scroll the page', () => {
  turn(false)
  expect(scrolling).not.toHaveBeenCalled()
})

test('the table has a name, and is reachable by keyboard', () => {
  turn(true)
  expect(screen.getByRole('table', { name: 'Energies' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'The same in a table' }).tabIndex).toBe(0)
})
