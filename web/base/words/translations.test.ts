import { expect, jest, test } from '@jest/globals'
import { translations, wordsOf } from './translations'

jest.mock('@/env', () => ({ env: { LANGUAGE: 'eng', TIME_ZONE: 'Europe/Budapest' } }))

test('messages are returned unformatted, all of a namespace or those of the given keys', () => {
  const t = translations('invitation.mine')
  expect(wordsOf('invitation.mine.state').open).toBe(t('state.open'))
  expect(wordsOf('invitation.mine', ['empty', 'address'])).toEqual({
    empty: t('empty'),
    address: t('address', { name: '{name}' }),
  })
})
