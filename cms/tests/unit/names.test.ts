import { describe, expect, test } from '@jest/globals'
import { nameIn } from '../../src/admin/names'
import { expectedKeys } from './expected-keys'

describe('names of entries', () => {
  test.each([
    ['hun', 'chakra.throat.3', 'Csakra: Torok, 3. nyolcad (felső szakasz, kiad)'],
    ['eng', 'chakra.throat.3', 'Chakra: Throat, octant 3 (upper phase, gives out)'],
    ['rus', 'chakra.root.6', 'Чакра: Корень, октант 6 (дно волны, вбирает)'],
    ['hun', 'physical.low', 'Testi szint: alacsony'],
    ['hun', 'type.teacher-fate', 'Kapcsolattípus: tanító, sorsszerű'],
    ['hun', 'kind.learner.heart', 'Kapcsolódás csakránként: tanuló, Szív'],
    ['hun', 'monthLeads.heart-low2', 'A hónapban vezető ciklus: Szív, halk, 2. változat'],
    ['hun', 'character.thirdEye-intake', 'Karakter: Harmadik szem, befogad'],
    ['hun', 'chapter.opening-family', 'Fejezet bevezetője: Megnyitó, családi elemzés'],
    ['hun', 'premium-month', 'Havi előfizetés'],
    ['hun', 'privacy-policy', 'Adatkezelési tájékoztató'],
    ['eng', 'not-found', 'Page not found'],
    ['hun', 'sziget', 'sziget'],
    ['hun', 'sziget.low', 'sziget.low'],
    ['hun', 'chakra', 'Csakra'],
  ] as const)('in %s, %s is "%s"', (language, value, name) => {
    expect(nameIn(language, value)).toBe(name)
  })

  test.each(['hun', 'eng', 'rus'] as const)('in %s every text has a unique name', (language) => {
    const names = expectedKeys.map((key) => nameIn(language, key))
    expect(new Set(names).size).toBe(expectedKeys.length)
    // A word without a translation would appear as part of a key, with an inner capital.
    expect(names.filter((name) => /[a-z][A-Z]|\.[a-z]/.test(name))).toEqual([])
  })

  test('in Hungarian and Russian no name contains an English word', () => {
    const english = new Set(expectedKeys.flatMap((key) => key.split(/[.-]/)))
    for (const language of ['hun', 'rus'] as const) {
      const words = expectedKeys.flatMap((key) => nameIn(language, key).split(/[:,()]? /))
      expect(words.filter((word) => english.has(word) && !/^\d$/.test(word))).toEqual([])
    }
  })
})
