import { expect, test } from '@jest/globals'
import { groupOf, relationshipOf } from '@krono/chart'
import { createTranslator } from 'next-intl'
import type { Translate } from '@/base/words/translations'
import hun from '@/messages/hun.json'
import { groupText, pairText } from './result-text'

const t = createTranslator({ locale: 'hu', messages: hun }) as Translate

const [a, b, c] = ['1984-06-12', '1985-12-04', '2001-02-03'] as const
const texts = new Map([
  ['type.teacher-karmic', { key: 'type.teacher-karmic', title: 'Előrébb', short: [] }],
])

test('two people as text: both sides of the type, harmony, chakras, understanding, days', () => {
  const text = pairText(t, {
    names: ['Anna', 'Béla'],
    facts: relationshipOf(a, b),
    texts,
    days: ['2026. december 10.'],
  })
  expect(text).toMatchInlineSnapshot(`
"Anna és Béla
tanuló-karmikus (Anna oldaláról): –
tanító-karmikus (Béla oldaláról): Előrébb
Harmónia: 34,4 / 100
Koronacsakra: elég hasonló, tanuló, 68,8
Harmadik szem: elég hasonló, tanuló, 62,3
Torokcsakra: elég hasonló, tanuló, 50,0
Szívcsakra: nagyon különböző, ellentétes, árnyék, 3,3
Napfonatcsakra: nagyon különböző, tanuló, 17,3
Szakrális csakra: elég különböző, tanuló, 38,9
Gyökércsakra: nagyon különböző, ellentétes, árnyék, 0,5
Testi: alig van megértés (18,9)
Érzelmi: alig van megértés (23,5)
Értelmi: többnyire megvan a megértés (60,4)
Közös jó napok: 2026. december 10."
`)
  expect(text).not.toMatch(/1984|1985|undefined/)
})

test('a group as text', () => {
  const text = groupText(t, {
    names: ['Anna', 'Béla', 'Cili'],
    group: groupOf([a, b, c]),
    days: [],
  })
  expect(text).toMatchInlineSnapshot(`
"3 ember együtt
Anna, Béla, Cili
Átlagos harmónia: 46,1 / 100
Legerősebb kötések: Béla és Cili (56,8)
Legnehezebb kötések: Anna és Béla (34,4)
Koronacsakra: 64,2
Harmadik szem: 27,5
Torokcsakra: 47,8
Szívcsakra: 50,4
Napfonatcsakra: 78,1
Szakrális csakra: 66,2
Gyökércsakra: 68,5"
`)
  expect(text).not.toMatch(/1984|1985|undefined/)
})
