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

/** What a screen reader says of a field besides its name. */
/** What is read of a field first: what is wrong with it, before its hint. */
const saidOf = (input: HTMLElement) => {
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
  test('shows that it is done, and what was sent is what was typed', async () => {
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

  test('is shown at each empty field that it is required, begins at the first, and nothing is sent', async () => {
    standInForApi({})
    render(<Registration />)
    await register()
    const required = 'This field is required'
    expect(await screen.findAllByText(required)).toHaveLength(3)
    expect(saidOf(field('E-mail'))).toBe(required)
    expect(saidOf(password('Password'))).toBe(required)
    expect(saidOf(password('Once more'))).toBe(required)
    expect(saidOf(field('Date of birth'))).toBe('Not a valid date!')
    expect(saidOf(policy())).toBe('Acceptance of the privacy policy is required')
    expect(document.activeElement).toBe(field('E-mail'))
  })

  test('is shown at the repeat that two passwords differ', async () => {
    standInForApi({})
    render(<Registration />)
    await fillIn()
    await user.type(password('Once more'), '!')
    await register()
    expect(await screen.findByText('The passwords do not match')).toBeTruthy()
    expect(document.activeElement).toBe(password('Once more'))
  })

  test('finds what the server refuses at its fields, and it goes as soon as it is mended', async () => {
    const fields = [
      { field: 'birthDate', code: 'invalidDate' },
      { field: 'email', code: 'invalidEmail' },
    ] as const
    standInForApi({ signup: () => refusal(errorBody('invalidEmail', 'eng', fields)) })
    render(<Registration />)
    await fillIn()
    expect(saidOf(field('E-mail'))).toBe('We write to it once.')
    await register()
    expect(await screen.findByText('Email address incorrect')).toBeTruthy()
    expect(saidOf(field('E-mail'))).toBe('Email address incorrect')
    expect(saidOf(field('Date of birth'))).toBe('Not a valid date!')
    expect(document.activeElement).toBe(field('E-mail'))
    await user.keyboard('x')
    expect(saidOf(field('E-mail'))).toBe('We write to it once.')
    expect(saidOf(field('Date of birth'))).toBe('Not a valid date!')
  })

  test('a double press sends once', async () => {
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
  ])('keeps all of it when the server %s, and may send it again', async (_, failure) => {
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

  test('after too many tries the time of the next one is shown, by the clock on the wall', async () => {
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

  test('after the session ended it shows the login link, and keeps the typed values', async () => {
    standInForApi({ signup: () => refusal(errorBody('notAuthorized', 'eng')) })
    render(<Registration />)
    await fillIn()
    await register()
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe('/login?redirectUrl=%2F')
    expect(typed()).toEqual(everything)
  })
})

describe('a form behind which another page follows', () => {
  test('stays busy until that is there, and sends nothing again', async () => {
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

test('a late answer does not move the focus back to the form', async () => {
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

describe('values of this tab', () => {
  test('stands in the fields that it is for', () => {
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

  test('does not take the place of what the account knows', () => {
    render(<StoreInTab firstName="Anna" />)
    render(<Registration firstName="Annamária" />)
    expect(field('First name').value).toBe('Annamária')
  })

  test('is forgotten when it is empty', () => {
    const { rerender } = render(<StoreInTab firstName="Anna" />)
    rerender(<StoreInTab firstName="" />)
    render(<Registration />)
    expect(field('First name').value).toBe('')
  })
})

test('a password can be looked at while it is typed', async () => {
  render(<Registration />)
  await user.type(password('Password'), 'a short sentence')
  const [eye] = screen.getAllByRole('button', { name: 'Show the password' })
  if (eye) await user.click(eye)
  expect(field('Password').value).toBe('a short sentence')
  expect(password('Once more').type).toBe('password')
  expect(eye?.getAttribute('aria-pressed')).toBe('true')
})
