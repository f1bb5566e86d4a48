import { describe, expect, test } from '@jest/globals'
import { describeUses } from '../../src/publishing/uploads/describe-uses'

const use = {
  uid: 'api::banner.banner',
  type: 'Banner',
  title: 'Tavasz',
  locale: 'hu',
  isInTrash: false,
} as const

describe('the uses of a file', () => {
  test.each([
    [
      'hun',
      'A(z) „a.png” fájl nem törölhető, mert itt áll: Szalag (banner) „Tavasz” (magyar). Előbb ott vedd ki, vagy cserélj helyette másikat.',
    ],
    [
      'eng',
      'The file “a.png” cannot be deleted, because it stands here: Banner “Tavasz” (Hungarian). First take it out there, or put another in its place.',
    ],
  ] as const)('are listed in %s', (language, sentence) => {
    expect(describeUses('a.png', [use], language)).toBe(sentence)
  })

  test('include entries without languages, without a name or in the trash, and the number of others', () => {
    const places = [
      { ...use, locale: '' },
      { ...use, title: '' },
      { ...use, isInTrash: true },
      ...Array.from({ length: 4 }, () => use),
    ]
    expect(describeUses('a.png', places, 'hun')).toContain(
      'itt áll: Szalag (banner) „Tavasz”, Szalag (banner) (magyar), Szalag (banner) „Tavasz” (magyar, a kukában), ' +
        'Szalag (banner) „Tavasz” (magyar), Szalag (banner) „Tavasz” (magyar), és még 2 helyen.',
    )
  })

  test('name the version that used it, if no entry uses it now', () => {
    const before = { ...use, version: 3 }
    expect(describeUses('a.png', [use, before], 'eng')).toBe(
      'The file “a.png” cannot be deleted, because it stands here: Banner “Tavasz” (Hungarian), Banner “Tavasz” (Hungarian, version 3). First take it out there, or put another in its place.',
    )
    expect(describeUses('a.png', [before], 'eng')).toBe(
      'The file “a.png” stands nowhere now, but in earlier versions: Banner “Tavasz” (Hungarian, version 3). If it may go from them too, delete it once more.',
    )
  })
})
