import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Wishes } from './wishes.ts'
import { isWanted, wishesOf } from './wishes.ts'

const names = ['check', 'unit', 'api', 'browser']

const wishes: [string, Partial<Wishes>][] = [
  ['', { parts: [], words: [] }],
  ['api', { parts: ['api'], words: [] }],
  ['api unit', { parts: ['api', 'unit'], words: [] }],
  ['api coupons', { parts: ['api'], words: ['coupons'] }],
  ['api unit coupons gifts', { parts: ['api', 'unit'], words: ['coupons', 'gifts'] }],
  ['browser money unit', { parts: ['browser'], words: ['money', 'unit'] }],
  ['api coupons --all', { parts: ['api'], words: ['coupons'], isEverywhere: true }],
  ['changed', { parts: [], words: [], since: 'HEAD' }],
  ['changed --dry', { parts: [], words: [], since: 'HEAD', isDry: true }],
  ['changed main', { parts: [], words: [], since: 'main' }],
  ['unit changed HEAD~3', { parts: ['unit'], words: [], since: 'HEAD~3' }],
  ['unit form changed', { parts: ['unit'], words: ['form', 'changed'] }],
]

for (const [said, expected] of wishes) {
  test(`npm test -- ${said}`, () => {
    const words = said.split(' ').filter(Boolean)
    assert.deepEqual(wishesOf(words, names), { isEverywhere: false, isDry: false, ...expected })
  })
}

const refusals = {
  money: /No part "money": check, unit, api, browser, or changed/,
  'api --watch': /No option "--watch"/,
  'changed main api': /not also "api"/,
}

for (const [said, sentence] of Object.entries(refusals)) {
  test(`npm test -- ${said} is refused with a message`, () => {
    assert.throws(() => wishesOf(said.split(' '), names), sentence)
  })
}

const runs: [string, string[]][] = [
  ['', ['api']],
  ['--all', ['api', 'attack']],
  ['attack', ['attack']],
  ['api', ['api']],
  ['changed', ['api']],
]

for (const [args, expected] of runs) {
  test(`npm test -- ${args} runs ${expected}`, () => {
    const parts = { api: {}, attack: { isExtra: true } }
    const wishes = wishesOf(args.split(' ').filter(Boolean), Object.keys(parts))
    const wanted = Object.entries(parts).filter(([name, part]) => isWanted(name, part, wishes))
    assert.deepEqual(
      wanted.map(([name]) => name),
      expected,
    )
  })
}
