import type { Language } from '@krono/contract'
import type { Fault } from './template-fault'

type Words = readonly [hungarian: string, english: string]

const braced = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ')

/** Message for an editor about an e-mail that cannot be published, in Hungarian or English. */
export function faultWords(fault: Fault, language: Language): string {
  const [hungarian, english] = wordsOf(fault)
  return language === 'hun' ? hungarian : english
}

function wordsOf(fault: Fault): Words {
  switch (fault.kind) {
    case 'unknown': {
      const known = braced(fault.known)
      return [
        `Ezt senki sem tölti ki: ${fault.found}. Ebben a levélben ezek állhatnak: ${known}.`,
        `Nobody fills this in: ${fault.found}. This e-mail can hold: ${known}.`,
      ]
    }
    case 'noLink':
      return [
        'Hiányzik a {{link}}: e nélkül a levélnek nincs értelme. Tedd egy gomb vagy egy hivatkozás címébe: /{{link}}',
        'The {{link}} is missing: without it the e-mail is of no use. Put it into the address of a button or a link: /{{link}}',
      ]
    case 'requires':
      return [
        `Hiányzik belőle: ${braced([fault.missing])}. A levél ezért megy ki.`,
        `${braced([fault.missing])} is missing: the e-mail is sent because of it.`,
      ]
    case 'subject':
      return [
        `A tárgyból hiányzik: ${braced(fault.missing)}. Enélkül két vásárlás leveleit egy beszélgetésnek vennék a levelezőprogramok.`,
        `The subject must name ${braced(fault.missing)}: without it mail programs would take the e-mails of two purchases for one conversation.`,
      ]
    case 'stays':
      return [
        'Ez a rendszer saját levele: nem törölhető és nem vehető le. A szövegét átírhatod, és ki is kapcsolhatod.',
        "This is one of the system's own e-mails: it can be neither deleted nor taken off. You can rewrite it, or switch it off.",
      ]
  }
}
