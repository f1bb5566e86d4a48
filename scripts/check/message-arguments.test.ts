import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageArguments } from './message-arguments.ts'

const messages: [string, string[]][] = [
  ['no argument at all', []],
  ['{name}, your day', ['name']],
  ['{count, plural, one {# day of {name}} other {# days}} left', ['count', 'name']],
  ['{day, date, long}', ['day']],
  ["l'analyse de {name}", ['name']],
  ["a '{quoted}' brace", []],
  ['read <link>this of {name}</link>', ['<link>', 'name']],
]

for (const [text, expected] of messages) {
  test(`the arguments of "${text}"`, () => {
    assert.deepEqual(messageArguments(text), expected)
  })
}

for (const text of ['{name', 'name}', '{count, plural, one {x}', '{count, plural, one {x}}']) {
  test(`"${text}" is refused`, () => {
    assert.throws(() => messageArguments(text))
  })
}
