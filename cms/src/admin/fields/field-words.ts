import type { Language } from '@krono/contract'

type Words = {
  noLimit: string
  notANumber: string
  choose: string
  /** Of an entry that nobody adds by hand. */
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
  notANumber: 'Type a whole number, 1 at least.',
  choose: 'Choose',
  notAddedHere: 'None is added here. Open the one that you want to write from the list.',
}

/** Strapi's panel is Russian where the browser is; its forms are English there, and so is this. */
export const fieldWords = { hun, eng, rus: eng } as const satisfies Record<Language, Words>
