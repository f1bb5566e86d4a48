import { expect, test } from '@jest/globals'
import { readLoginQuery } from './login-query'

const read = async (query: Record<string, string>) => {
  const { tab, order, emailPath } = await readLoginQuery(Promise.resolve(query))
  return { tab, order, emailPath }
}

test.each(['/analysis?product=analysis-long', '/payment/monthly?coupon=X'])(
  '%s: a new visitor may register, and the e-mail links to it',
  async (redirectUrl) => {
    expect(await read({ redirectUrl })).toMatchObject({ tab: 'register', emailPath: redirectUrl })
    expect(await read({ redirectUrl, tab: 'login' })).toMatchObject({ tab: 'login' })
  },
)

test.each(['/profile', '/payment/extend', '//evil.example/analysis', '/login?x=/analysis', ''])(
  '%s opens the login, and is not an order',
  async (redirectUrl) => {
    expect(await read({ redirectUrl })).toMatchObject({ tab: 'login', order: undefined })
    expect(await read({ redirectUrl, tab: 'register' })).toMatchObject({ tab: 'register' })
  },
)
