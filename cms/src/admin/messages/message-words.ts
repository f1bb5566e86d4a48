import type { InEach } from '../our-words'

type Words = {
  title: string
  label: string
  hint: (address: string) => string
  send: string
  sent: string
  answered: (author: string, when: string) => string
  erase: string
  eraseTitle: string
  eraseText: string
  cancel: string
  erased: string
}

const hun: Words = {
  title: 'Válasz',
  label: 'Mit válaszolsz',
  hint: (address) => `Levélben megy ide: ${address}. Alá kerül, amit ő írt.`,
  send: 'Elküldöm a választ',
  sent: 'A válasz elindult.',
  answered: (author, when) => `Megválaszolta: ${author}, ${when}`,
  erase: 'Végleges törlés',
  eraseTitle: 'Töröljük ezt az üzenetet?',
  eraseText: 'A feladó neve, címe, szavai és a válasz is eltűnik, és nem hozható vissza.',
  cancel: 'Mégsem',
  erased: 'Az üzenetet töröltük.',
}

const eng: Words = {
  title: 'Answer',
  label: 'Your answer',
  hint: (address) => `It goes to ${address} as an e-mail, above what they wrote.`,
  send: 'Send the answer',
  sent: 'The answer is on its way.',
  answered: (author, when) => `Answered by ${author}, ${when}`,
  erase: 'Delete for good',
  eraseTitle: 'Delete this message?',
  eraseText: 'Name, address, message and answer are deleted, and this cannot be undone.',
  cancel: 'Keep it',
  erased: 'The message is deleted.',
}

/** Strapi's panel is Russian if the browser is, but its forms are English there, and so are these texts. */
export const messageWords: InEach<Words> = { hun, eng, rus: eng }
