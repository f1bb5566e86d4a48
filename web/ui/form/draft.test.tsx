/** @jest-environment <rootDir>/testing/browser.ts */
import { beforeEach, expect, test } from '@jest/globals'
import { render, screen, waitFor, within } from '@testing-library/react'
import { setWhoIsHere } from '@/client/session/presence'
import { errorBody } from '@/lib/contract/error-body'
import { refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { Registration } from './fixtures'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

beforeEach(() => sessionStorage.clear())

async function loseSession(owner: string) {
  setWhoIsHere(owner)
  standInForApi({ signup: () => refusal(errorBody('notAuthorized', 'eng')) })
  const page = render(<Registration />)
  await user.type(field('First name'), 'Anna')
  await user.type(field('E-mail'), 'anna@example.com')
  await user.type(screen.getByLabelText('Password'), 'a short sentence')
  await user.type(screen.getByLabelText('Once more'), 'a short sentence')
  await user.type(field('Date of birth'), '12.06.1984')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Register' }))
  const link = await within(screen.getByRole('alert')).findByRole('link')
  expect(link.getAttribute('href')).toBe('/login?redirectUrl=%2F')
  expect(screen.getByRole('alert').textContent).toContain('What you typed is kept')
  page.unmount()
}

test('values typed when the session ended are restored once for their owner, without the password', async () => {
  await loseSession('agnes')
  expect(sessionStorage.getItem('kept.draft')).not.toContain('a short sentence')
  const { unmount } = render(<Registration />)
  expect(await screen.findByText('Here is what you typed.')).toBeTruthy()
  expect([field('First name').value, field('E-mail').value, field('Date of birth').value]).toEqual([
    'Anna',
    'anna@example.com',
    '12.06.1984',
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  unmount()
  render(<Registration />)
  expect(field('E-mail').value).toBe('')
  expect(sessionStorage.getItem('kept.draft')).toBeNull()
})

test('another user who signs in finds an empty form, and the stored values are deleted', async () => {
  await loseSession('agnes')
  setWhoIsHere('bela')
  render(<Registration />)
  await waitFor(() => expect(sessionStorage.getItem('kept.draft')).toBeNull())
  expect(field('E-mail').value).toBe('')
  expect(sessionStorage.getItem('kept.draft')).toBeNull()
})
