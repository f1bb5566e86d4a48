import type { Language } from '@krono/contract'

type Words = {
  noLimit: string
  notANumber: string
  choose: string
  /** Of a type with entries that are not created by hand. */
  notAddedHere: string
}

const hun: Words = {
  noLimit: 'Nincs korlát',
  notANumber: 'Írj be egy egész számot, legalább 1-et.',
  choose: 'Válassz',
  notAddedHere: 'Ilyet itt nem lehet felvenni. Nyisd meg a listából azt, amelyiket írni szeretnéd.',
}

const eng: Words = {
  noLimit: 'No limit',
  notANumber: 'Enter a whole number, at least 1.',
  choose: 'Choose',
  notAddedHere: 'Nothing is added here. Open the one you want to edit from the list.',
}

/** Strapi's panel is Russian if the browser is, but its forms are English there, and so are these texts. */
export const fieldWords = { hun, eng, rus: eng } as const satisfies Record<Language, Words>
