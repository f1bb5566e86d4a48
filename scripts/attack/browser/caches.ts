import { about } from '../check.ts'
import { ask } from '../lib/ask.ts'
import { assertThat } from '../lib/assert.ts'
import { demoMember } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

const pagesOfAll = [
  '/',
  '/description/mi-a-krono',
  '/privacypolicy',
  '/payment',
  '/interpretations',
  '/personality-test',
  '/login',
  '/profile',
]

async function noMixing(product: Product) {
  const people = await Promise.all(
    ['free', 'monthly', 'yearly', 'yearly-paid', 'site-admin'].map((name) =>
      demoMember(product, name),
    ),
  )
  let looked = 0
  for (const member of people) {
    for (const place of pagesOfAll) {
      const mine = await ask(product.site, place, { cookie: member.cookie })
      const control = String(mine.headers['cache-control'] ?? '')
      assertThat(
        !/s-maxage|public/.test(control) || /private/.test(control),
        `${place} for ${member.email}: ${control}`,
      )
      looked += 1
      for (const other of people.filter((one) => one !== member))
        assertThat(
          !mine.text.includes(other.email),
          `${place} of ${member.email} has ${other.email}`,
        )
      if (place !== '/profile')
        assertThat(!mine.text.includes(member.email), `${place} holds ${member.email}`)
    }
  }
  for (const place of pagesOfAll) {
    const { headers, text } = await ask(product.site, place)
    const control = String(headers['cache-control'] ?? '')
    const isShared = /s-maxage|public/.test(control)
    assertThat(
      !isShared || /cookie/i.test(String(headers.vary ?? '')),
      `${place} for visitors: ${control} without Vary: Cookie`,
    )
    assertThat(
      people.every(({ email }) => !text.includes(email)),
      `${place} for visitors names a member`,
    )
    looked += 1
  }
  return `${looked} pages of ${people.length + 1} audiences: none shared with others`
}

export const caches = about('Browser', [
  {
    claim: "no cached page holds one person's data",
    what: 'static pages of all audiences',
    run: noMixing,
  },
])
