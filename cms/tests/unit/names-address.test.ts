import { describe, expect, test } from '@jest/globals'
import { namesAddress } from '../../src/members/personal-data/names-address'

describe('a text', () => {
  test.each([
    ['a@b.hu', 'a@b.hu', true],
    ['a@b.hu', 'A@B.hu', true],
    ['a@b.hu', 'search=a@b.hu&sort=-ordered', true],
    ['a@b.hu', 'Amit a@b.hu rendelt.', true],
    ['a@b.hu', 'Itt van (a@b.hu), és a@b.hu.', true],
    ['a@b.hu', 'anna.a@b.hu', false],
    ['a@b.hu', 'x+a@b.hu', false],
    ['a@b.hu', 'éa@b.hu', false],
    ['a@b.hu', 'a@b.hu.com', false],
    ['a@b.hu', 'a@b.hun', false],
    ['a@b.hu', 'a@bxhu', false],
    ['a@b.hu', 'anna.a@b.hu, a@b.hu', true],
    ["o'neil+x_1-2@b-c.hu", "email=o'neil+x_1-2@b-c.hu", true],
    ["o'neil+x_1-2@b-c.hu", "email=o'neilxx_1-2@b-c.hu", false],
  ])('about %s: %s contains it: %s', (email, text, expected) => {
    expect(namesAddress(email)(text)).toBe(expected)
  })
})
