import { expect, jest, test } from '@jest/globals'
import { translations, wordsOf } from './translations'

jest.mock('@/env', () => ({ env: { LANGUAGE: 'eng', TIME_ZONE: 'Europe/Budapest' } }))

test('words are given as they are written, all of a namespace or those that are asked for', () => {
  const t = translations('invitation.mine')
  expect(wordsOf('invitation.mine.state').open).toBe(t('state.open'))
  expect(wordsOf('invitation.mine', ['empty', 'address'])).toEqual({
    empty: t('empty'),
    address: t('address', { name: '{name}' }),
  })
})
