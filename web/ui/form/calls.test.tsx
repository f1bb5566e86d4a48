/** @jest-environment <rootDir>/testing/browser.ts */
import { describe, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { errorBody } from '@/lib/contract/error-body'
import { comeBack, showPage } from '@/testing/come-back'
import { pendingAnswer, refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { LogoutButton, PortalButton } from './fixtures'

const button = () => screen.getByRole('button')
const isBusy = () => button().getAttribute('aria-disabled') === 'true'
const alert = () => screen.getByRole('alert').textContent?.trim()

describe('a button that sends a call', () => {
  test('sends one call for several clicks, and may be clicked again afterwards', async () => {
    const { answer, give } = pendingAnswer()
    const done = jest.fn()
    const sent = standInForApi({ logout: () => answer })
    render(<LogoutButton onDone={done} />)
    await user.tripleClick(button())
    expect(isBusy()).toBe(true)
    await give({ ended: 'session' })
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(done).toHaveBeenCalledTimes(1)
    expect(sent('logout')).toHaveLength(1)
    await user.click(button())
    await waitFor(() => expect(done).toHaveBeenCalledTimes(2))
  })

  test('shows an error, and clears it when it is clicked again and succeeds', async () => {
    const done = jest.fn()
    const answers = [refusal({ message: 'oops', status: 503 })]
    standInForApi({ logout: () => answers.shift() ?? { ended: 'session' } })
    render(<LogoutButton onDone={done} />)
    await user.click(button())
    await waitFor(() => expect(alert()).toBe('Error occured while saving. Please try again'))
    expect(done).not.toHaveBeenCalled()
    await user.click(button())
    await waitFor(() => expect(done).toHaveBeenCalled())
    expect(alert()).toBe('')
  })

  test('after the session ended it links to the login, which redirects back to the same page', async () => {
    standInForApi({ logout: () => refusal(errorBody('notAuthorized', 'eng')) })
    history.replaceState(null, '', '/admin?panel=7')
    render(<LogoutButton />)
    await user.click(button())
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe('/login?redirectUrl=%2Fadmin%3Fpanel%3D7')
    history.replaceState(null, '', '/')
  })

  test('ignores a response after it was unmounted', async () => {
    const { answer, give } = pendingAnswer()
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    standInForApi({ logout: () => answer })
    const { unmount } = render(<LogoutButton />)
    await user.click(button())
    unmount()
    await give(refusal({ message: 'oops', status: 500 }))
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
  })
})

describe('a button that leads to another page', () => {
  const portal = { url: 'https://stripe.example/portal' }

  test('navigates once, and stays busy until the page is there', async () => {
    const leave = jest.fn()
    const sent = standInForApi({ openPortal: () => portal })
    render(<PortalButton onLeave={leave} />)
    await user.dblClick(button())
    await waitFor(() => expect(leave).toHaveBeenCalledWith(portal.url))
    await user.click(button())
    expect(isBusy()).toBe(true)
    expect(sent('openPortal')).toHaveLength(1)
  })

  test('is enabled again after a return to the page, but not while the page is only shown', async () => {
    const leave = jest.fn()
    standInForApi({ openPortal: () => portal })
    render(<PortalButton onLeave={leave} />)
    await user.click(button())
    await waitFor(() => expect(leave).toHaveBeenCalled())
    showPage(false)
    expect(isBusy()).toBe(true)
    comeBack()
    expect(isBusy()).toBe(false)
    await user.click(button())
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2))
  })

  test('may be clicked again after a failure', async () => {
    const leave = jest.fn()
    const answers = [refusal(errorBody('checkoutFailed', 'eng'))]
    standInForApi({ openPortal: () => answers.shift() ?? portal })
    render(<PortalButton onLeave={leave} />)
    await user.click(button())
    await waitFor(() => expect(alert()).not.toBe(''))
    await user.click(button())
    await waitFor(() => expect(leave).toHaveBeenCalled())
  })
})
