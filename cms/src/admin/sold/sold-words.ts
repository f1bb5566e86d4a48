import type { InEach } from '../our-words'

type Words = {
  title: string
  nobody: string
  /** Warns that a publication changes what so many people have paid for. */
  some: (count: number) => string
}

const hun: Words = {
  title: 'Akik megvették',
  nobody: 'Még senki sem vette meg: bátran átírhatod.',
  some: (count) =>
    `${count} ember vette meg. Amit közzéteszel, náluk is azonnal megváltozik; leckét ne vegyél ki, hanem add meg, mikortól nem része a kínálatnak.`,
}

const eng: Words = {
  title: 'Buyers',
  nobody: 'Nobody has bought it yet: change what you like.',
  some: (count) =>
    `Bought by ${count === 1 ? '1 person' : `${count} people`}. What you publish changes for them at once; do not take out a lesson, set the day of its retirement.`,
}

/** Strapi's panel is Russian if the browser is, but its forms are English there, and so are these texts. */
export const soldWords: InEach<Words> = { hun, eng, rus: eng }
