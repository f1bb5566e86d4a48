/** @jest-environment <rootDir>/testing/browser.ts */
import { describe, expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { errorBody } from '@/lib/contract/error-body'
import { comeBack } from '@/testing/come-back'
import { pendingAnswer, refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { Registration } from './fixtures'
import { StoreInTab } from './store-in-tab'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const password = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const policy = () => screen.getByRole<HTMLInputElement>('checkbox')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Register|One moment/ })
const register = () => user.click(button())
const inAlert = (words: RegExp) => within(screen.getByRole('alert')).findByText(words)
const anna = { email: 'anna@example.com' }

/** The first description of a field for screen readers: its error, or else its hint. */
const descriptionOf = (input: HTMLElement) => {
  const [first = ''] = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(first)?.textContent
}

async function fillIn() {
  await user.type(field('First name'), 'Anna')
  await user.type(field('E-mail'), anna.email)
  await user.type(password('Password'), 'a short sentence')
  await user.type(password('Once more'), 'a short sentence')
  await user.type(field('Date of birth'), '12.06.1984')
  await user.click(policy())
}

const typed = () => [
  field('First name').value,
  field('E-mail').value,
  password('Password').value,
  password('Once more').value,
  field('Date of birth').value,
  policy().checked,
]
const everything = ['Anna', anna.email, 'a short sentence', 'a short sentence', '12.06.1984', true]

describe('filling in a form', () => {
  test('shows the success, and sends the typed values', async () => {
    const sent = standInForApi({ signup: () => anna })
    render(<Registration />)
    await fillIn()
    await register()
    expect((await screen.findByText('Saved.')).getAttribute('role')).toBe('status')
    expect(sent('signup')).toEqual([
      {
        firstName: 'Anna',
        email: anna.email,
        password: 'a short sentence',
        birthDate: '1984-06-12',
        privacyPolicy: true,
      },
    ])
  })

  test('shows at each empty field that it is required, focuses the first, and sends nothing', async () => {
    standInForApi({})
    render(<Registration />)
    await register()
    const required = 'This field is required'
    expect(await screen.findAllByText(required)).toHaveLength(3)
    expect(descriptionOf(field('E-mail'))).toBe(required)
    expect(descriptionOf(password('Password'))).toBe(required)
    expect(descriptionOf(password('Once more'))).toBe(required)
    expect(descriptionOf(field('Date of birth'))).toBe('Not a valid date!')
    expect(descriptionOf(policy())).toBe('Acceptance of the privacy policy is required')
    expect(document.activeElement).toBe(field('E-mail'))
  })

  test('shows at the repeat that two passwords differ', async () => {
    standInForApi({})
    render(<Registration />)
    await fillIn()
    await user.type(password('Once more'), '!')
    await register()
    expect(await screen.findByText('The passwords do not match')).toBeTruthy()
    expect(document.activeElement).toBe(password('Once more'))
  })

  test('shows the server’s errors at their fields, and clears each when the field is corrected', async () => {
    const fields = [
      { field: 'birthDate', code: 'invalidDate' },
      { field: 'email', code: 'invalidEmail' },
    ] as const
    standInForApi({ signup: () => refusal(errorBody('invalidEmail', 'eng', fields)) })
    render(<Registration />)
    await fillIn()
    expect(descriptionOf(field('E-mail'))).toBe('We write to it once.')
    await register()
    expect(await screen.findByText('Email address incorrect')).toBeTruthy()
    expect(descriptionOf(field('E-mail'))).toBe('Email address incorrect')
    expect(descriptionOf(field('Date of birth'))).toBe('Not a valid date!')
    expect(document.activeElement).toBe(field('E-mail'))
    await user.keyboard('x')
    expect(descriptionOf(field('E-mail'))).toBe('We write to it once.')
    expect(descriptionOf(field('Date of birth'))).toBe('Not a valid date!')
  })

  test('sends once for a double click', async () => {
    const { answer, give } = pendingAnswer()
    const sent = standInForApi({ signup: () => answer })
    render(<Registration />)
    await fillIn()
    await user.dblClick(button())
    expect(button().textContent).toBe('One moment…')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await register()
    await give(anna)
    await screen.findByText('Saved.')
    expect(sent('signup')).toHaveLength(1)
  })

  test.each([
    ['fails', () => refusal({ message: 'oops', status: 500 })],
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ])('keeps all values when the server %s, and can send them again', async (_, failure) => {
    const answers = [failure, () => anna]
    const sent = standInForApi({ signup: () => answers.shift()?.() ?? anna })
    render(<Registration />)
    await fillIn()
    await register()
    expect(await inAlert(/Error occured while saving/)).toBeTruthy()
    expect(typed()).toEqual(everything)
    await register()
    await screen.findByText('Saved.')
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(sent('signup')).toHaveLength(2)
  })

  test('after too many attempts shows the local time of the next one', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(+new Date(2026, 10, 22, 10, 2, 30))
    document.documentElement.lang = 'en-GB'
    standInForApi({
      signup: () => refusal(errorBody('tooManyRequests', 'eng'), { 'retry-after': '90' }),
    })
    render(<Registration />)
    await fillIn()
    await register()
    expect(await screen.findByText(/Try again after 10:04\./)).toBeTruthy()
    now.mockRestore()
  })

  test('after the session ended shows the login link, and keeps the typed values', async () => {
    standInForApi({ signup: () => refusal(errorBody('notAuthorized', 'eng')) })
    render(<Registration />)
    await fillIn()
    await register()
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe('/login?redirectUrl=%2F')
    expect(typed()).toEqual(everything)
  })
})

describe('a form that leads to another page', () => {
  test('stays busy until the page is there, and does not send again', async () => {
    const sent = standInForApi({ signup: () => anna })
    const leave = jest.fn()
    render(<Registration onLeave={leave} />)
    await fillIn()
    await register()
    await waitFor(() => expect(leave).toHaveBeenCalled())
    await register()
    expect(button().textContent).toBe('One moment…')
    expect(sent('signup')).toHaveLength(1)
  })

  test('is enabled again after a return to it', async () => {
    const sent = standInForApi({ signup: () => anna })
    const leave = jest.fn()
    render(<Registration onLeave={leave} />)
    await fillIn()
    await register()
    await waitFor(() => expect(leave).toHaveBeenCalled())
    comeBack()
    expect(button().textContent).toBe('Register')
    expect(typed()).toEqual(everything)
    await register()
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2))
    expect(sent('signup')).toHaveLength(2)
  })
})

test('a late response does not move the focus back to the form', async () => {
  const { answer, give } = pendingAnswer()
  standInForApi({ signup: () => answer })
  const { rerender } = render(<Registration />)
  await fillIn()
  await register()
  rerender(<input aria-label="Search" />)
  field('Search').focus()
  await give(refusal(errorBody('invalidEmail', 'eng', [{ field: 'email', code: 'invalidEmail' }])))
  await user.keyboard('a')
  expect(field('Search').value).toBe('a')
})

describe('a value stored in this tab', () => {
  test('prefills its field', () => {
    render(<StoreInTab birthDate="1984-06-12" firstName="Anna" />)
    render(<Registration />)
    expect(field('First name').value).toBe('Anna')
    expect(field('Date of birth').value).toBe('12.06.1984')
    expect(field('E-mail').value).toBe('')
  })

  test('is selected in a field with the focus during hydration, so that typing replaces it', async () => {
    render(<StoreInTab firstName="Anna" />)
    const page = document.createElement('div')
    document.body.append(page)
    page.innerHTML = renderToString(<Registration />)
    field('First name').focus()
    const root = await act(() => hydrateRoot(page, <Registration />))
    await user.keyboard('Zsófi')
    expect(field('First name').value).toBe('Zsófi')
    await act(() => root.unmount())
    page.remove()
  })

  test('does not replace a value of the account', () => {
    render(<StoreInTab firstName="Anna" />)
    render(<Registration firstName="Annamária" />)
    expect(field('First name').value).toBe('Annamária')
  })

  test('is deleted when it is empty', () => {
    const { rerender } = render(<StoreInTab firstName="Anna" />)
    rerender(<StoreInTab firstName="" />)
    render(<Registration />)
    expect(field('First name').value).toBe('')
  })
})

test('a password can be made visible while it is typed', async () => {
  render(<Registration />)
  await user.type(password('Password'), 'a short sentence')
  const [eye] = screen.getAllByRole('button', { name: 'Show the password' })
  if (eye) await user.click(eye)
  expect(field('Password').value).toBe('a short sentence')
  expect(password('Once more').type).toBe('password')
  expect(eye?.getAttribute('aria-pressed')).toBe('true')
})
