/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { StepsLater } from './steps-later'

const whole = `<html><body>
  <div id="steps-heart"><ol><li>48 days</li><li>sine of 60°</li></ol></div>
  <div id="steps-root"><ol><li>3 &lt; 4</li></ol></div>
</body></html>`

const fetching = jest.fn<typeof fetch>()
Object.assign(globalThis, { fetch: fetching })

afterEach(() => {
  fetching.mockReset()
})

function show(page: string) {
  return render(
    ['heart', 'root'].map((of) => (
      <details key={of} data-testid={of}>
        <summary>{of}</summary>
        <StepsLater id={`steps-${of}`} page={page} words="The steps" className={undefined} />
      </details>
    )),
  )
}

const open = (of: string) =>
  act(async () => {
    const details = screen.getByTestId<HTMLDetailsElement>(of)
    details.open = true
    details.dispatchEvent(new Event('toggle'))
  })
const linesIn = (of: string) =>
  [...screen.getByTestId(of).querySelectorAll('li')].map((line) => line.textContent)

test('an opened disclosure shows its own steps, and the page with them is requested once', async () => {
  fetching.mockImplementation(async () => new Response(whole))
  show('/a?steps=all')
  expect(fetching).not.toHaveBeenCalled()
  await open('heart')
  expect([linesIn('heart'), linesIn('root')]).toEqual([['48 days', 'sine of 60°'], []])
  await open('root')
  expect(linesIn('root')).toEqual(['3 < 4'])
  expect(fetching.mock.calls).toEqual([['/a?steps=all']])
})

test('without a response the link to the steps stays, and the next opening requests them again', async () => {
  fetching.mockImplementation(async () => new Response('', { status: 503 }))
  show('/b?steps=all')
  await open('heart')
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true })
  expect(link?.getAttribute('href')).toBe('/b?steps=all#steps-heart')
  fetching.mockImplementation(async () => new Response(whole))
  await open('heart')
  expect(linesIn('heart')).toEqual(['48 days', 'sine of 60°'])
})
