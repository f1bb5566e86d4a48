import { describe, expect, test } from '@jest/globals'
import { sayUses } from '../../src/uploads/say-uses'

const use = {
  uid: 'api::banner.banner',
  type: 'Banner',
  title: 'Tavasz',
  locale: 'hu',
  isInTrash: false,
} as const

describe('where a file stands', () => {
  test.each([
    [
      'hun',
      'A(z) „a.png” fájl nem törölhető, mert itt áll: Szalag (banner) „Tavasz” (magyar). Előbb ott vedd ki, vagy cserélj helyette másikat.',
    ],
    [
      'eng',
      'The file “a.png” cannot be deleted, because it stands here: Banner “Tavasz” (Hungarian). First take it out there, or put another in its place.',
    ],
  ] as const)('is said in %s', (language, sentence) => {
    expect(sayUses('a.png', [use], language)).toBe(sentence)
  })

  test('names what has no languages, no name, or lies in the trash, and counts the rest', () => {
    const places = [
      { ...use, locale: '' },
      { ...use, title: '' },
      { ...use, isInTrash: true },
      ...Array.from({ length: 4 }, () => use),
    ]
    expect(sayUses('a.png', places, 'hun')).toContain(
      'itt áll: Szalag (banner) „Tavasz”, Szalag (banner) (magyar), Szalag (banner) „Tavasz” (magyar, a kukában), ' +
        'Szalag (banner) „Tavasz” (magyar), Szalag (banner) „Tavasz” (magyar), és még 2 helyen.',
    )
  })
})
