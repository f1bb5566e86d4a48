import { expect, test } from '@jest/globals'
import { characterName } from './character-name'

test.each([
  ['hun', 'Alkotó', 'Ágnes', 'Ágnes, az Alkotó'],
  ['hun', 'Ínyenc', 'Béla', 'Béla, az Ínyenc'],
  ['hun', 'Hegyi vezető', 'Ágnes', 'Ágnes, a Hegyi vezető'],
  ['eng', 'The Maker', 'Agnes', 'Agnes, the Maker'],
  ['rus', 'Звездочёт', 'Аня', 'Аня, звездочёт'],
  ['hun', 'Alkotó', '', 'Alkotó'],
] as const)('in %s, %s of "%s" is %s', (language, title, name, said) => {
  expect(characterName(language, title, name)).toBe(said)
})
