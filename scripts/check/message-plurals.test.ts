import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from './message-numbers.ts'
import { hasForms, pluralFaults } from './message-plurals.ts'

const fine: [Language, string][] = [
  ['eng', '{count, plural, one {# day} other {# days}} left'],
  ['eng', '{days, plural, one {is {days} day} other {are {days} days}}'],
  ['eng', '{count, plural, =1 {One person} one {# person} other {# people}}'],
  ['eng', 'Found: {count}. Choose one.'],
  ['eng', '{done} of {all}, {count} more'],
  ['eng', '{name} days'],
  ['rus', '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}'],
  ['rus', 'Людей: {count}'],
  ['hun', '{count, plural, other {{count} nap}}'],
  ['hun', '{count, plural, =1 {Egy ember} other {# ember}}'],
]

for (const [language, text] of fine) {
  test(`${language}: "${text}" is fine`, () => assert.deepEqual(pluralFaults(text, language), []))
}

const refused: [Language, string][] = [
  ['eng', '{count} days left'],
  ['eng', '{count, number} days left'],
  ['eng', '<b>{count}</b> days left'],
  ['eng', '{count, plural, one {#} other {#}} days left'],
  ['eng', '{count}-day plan'],
  ['eng', '{count} {name}'],
  ['eng', '{count, plural, one {{days} day} other {{days} days}}'],
  ['eng', '{count, plural, other {# days}}'],
  ['eng', '{count, plural, one {# day} few {# days} other {# days}}'],
  ['rus', 'на {days} дней'],
  ['rus', '{days} дн.'],
  ['rus', '{days, plural, one {# день} few {# дня} other {# дней}}'],
  ['hun', '{count} nap'],
  ['hun', '{count, plural, one {# nap} other {# nap}}'],
  ['hun', 'A {count, plural, other {# pár}}'],
  ['hun', 'A {count} pár'],
  ['eng', '{nobodyKnows}'],
]

for (const [language, text] of refused) {
  test(`${language}: "${text}" is refused`, () =>
    assert.notDeepEqual(pluralFaults(text, language), []))
}

test('plural forms are found inside tags and other forms', () => {
  assert.equal(hasForms('<b>{count, plural, other {#}}</b>'), true)
  assert.equal(hasForms('<b>{count}</b>'), false)
})
