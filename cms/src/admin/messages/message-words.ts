import type { InEach } from '../our-words'

type Words = {
  title: string
  label: string
  hint: (address: string) => string
  send: string
  sent: string
  answered: (who: string, when: string) => string
  erase: string
  eraseTitle: string
  eraseText: string
  keep: string
  erased: string
}

const hun: Words = {
  title: 'Válasz',
  label: 'Mit válaszolsz',
  hint: (address) => `Levélben megy ide: ${address}. Alá kerül, amit ő írt.`,
  send: 'Elküldöm a választ',
  sent: 'A válasz elindult.',
  answered: (who, when) => `Megválaszolta: ${who}, ${when}`,
  erase: 'Végleges törlés',
  eraseTitle: 'Töröljük ezt az üzenetet?',
  eraseText: 'A feladó neve, címe, szavai és a válasz is eltűnik, és nem hozható vissza.',
  keep: 'Mégsem',
  erased: 'Az üzenetet töröltük.',
}

const eng: Words = {
  title: 'Answer',
  label: 'What you answer',
  hint: (address) => `It goes to ${address} as a letter, above what they wrote.`,
  send: 'Send the answer',
  sent: 'The answer is on its way.',
  answered: (who, when) => `Answered by ${who}, ${when}`,
  erase: 'Delete for good',
  eraseTitle: 'Delete this message?',
  eraseText: 'Name, address, words and answer are gone then, and do not come back.',
  keep: 'Keep it',
  erased: 'The message is deleted.',
}

/** Strapi's panel is Russian where the browser is; its forms are English there, and so is this. */
export const messageWords: InEach<Words> = { hun, eng, rus: eng }
