import { beforeEach, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import type { Context } from 'koa'
import errorShape from '../../src/middlewares/error-shape'
import storeError from '../../src/middlewares/store-error'
import { FilesAwayError } from '../../src/platform/files/files-away'
import { env } from '../../src/platform/lib/env'
import { refusals } from '../../src/publishing/uploads/refusals'

beforeEach(() => {
  Object.assign(globalThis, { strapi: { log: { error: () => undefined } } })
})

const failure = (code: string) =>
  Object.assign(new Error(`${code}: open '/srv/public/uploads/a.webp'`), { code, syscall: 'open' })

/** A call that fails to write a file, run through our two error middlewares. */
async function failingCall(path: string, error: Error) {
  const headers: Record<string, string> = {}
  const ctx = {
    ...{ path, status: 404, state: {} },
    set: (name: string, value: string) => Object.assign(headers, { [name]: value }),
    remove: () => undefined,
  } as unknown as Context
  let thrown: unknown
  await errorShape()(ctx, async () => {
    // The position of Strapi's own error handler.
    await storeError()(ctx, () => Promise.reject(error)).catch((caught: unknown) => {
      thrown = caught
      ctx.status = 400
    })
  })
  return { thrown, status: ctx.status, body: ctx.body, headers }
}

describe.each(['EROFS', 'EACCES', 'ENOSPC'])('a folder that is not writable (%s)', (code) => {
  test('gives 503 with Retry-After', async () => {
    const { status, body, headers } = await failingCall(
      '/api/user/upload-profile-pic',
      failure(code),
    )
    const message = errors.unavailable[env.LANGUAGE]
    expect([status, body]).toEqual([503, { message, status: 503 }])
    expect(headers['Retry-After']).toBe('5')
  })

  test('gives a sentence in the panel', async () => {
    const { thrown } = await failingCall('/upload', failure(code))
    expect(thrown).toMatchObject({
      name: 'ApplicationError',
      message: refusals.unwritable[env.LANGUAGE],
    })
  })
})

describe('a file store that does not answer', () => {
  const away = new FilesAwayError(failure('ECONNREFUSED'))

  test('gives 503 with Retry-After', async () => {
    const { status, body, headers } = await failingCall('/api/user/upload-profile-pic', away)
    expect([status, body]).toEqual([503, { message: errors.unavailable[env.LANGUAGE], status }])
    expect(headers['Retry-After']).toBe('5')
  })

  test('gives 503 and a sentence in the panel', async () => {
    const { status, body, headers } = await failingCall('/upload', away)
    expect([status, headers['Retry-After']]).toEqual([503, '5'])
    expect(body).toMatchObject({ error: { status, message: refusals.away[env.LANGUAGE] } })
  })
})

test('does not change other errors', async () => {
  const { thrown } = await failingCall('/upload', failure('ERR_ASSERTION'))
  expect(thrown).toMatchObject({ code: 'ERR_ASSERTION' })
})
