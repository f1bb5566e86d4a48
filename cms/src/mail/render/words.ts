import type { Language } from '@krono/contract'

type Words = {
  /** Under a button; the address follows. */
  ifButtonFails: string
  /** At the foot: why somebody gets the letter. */
  reason: (site: string) => string
  /** At the foot of what is not about the account: how to get no more. */
  howToStop: (profile: string) => string
  /** Somebody whose name a letter cannot say. */
  somebody: string
  /** The subject of a letter that is only looked at. */
  trial: (subject: string) => string
}

/** What every letter says around the editors' text. */
export const letterWords = {
  hun: {
    ifButtonFails: 'Ha a gomb nem nyílik meg, másold ezt a címet a böngésződbe:',
    reason: (site) => `Azért kaptad ezt a levelet, mert a címedet megadták itt: ${site}.`,
    howToStop: (profile) =>
      `Ha nem kérsz több ilyen levelet, kapcsold ki a hírlevelet a profilodban: ${profile}`,
    somebody: 'Valaki',
    trial: (subject) => `[Próba] ${subject}`,
  },
  eng: {
    ifButtonFails: 'If the button does not open, copy this address into your browser:',
    reason: (site) => `You get this letter because your address was given at ${site}.`,
    howToStop: (profile) =>
      `If you would rather get no more of these, turn off the newsletter in your profile: ${profile}`,
    somebody: 'Somebody',
    trial: (subject) => `[Test] ${subject}`,
  },
  rus: {
    ifButtonFails: 'Если кнопка не открывается, скопируй этот адрес в браузер:',
    reason: (site) => `Ты получаешь это письмо, потому что твой адрес указали на ${site}.`,
    howToStop: (profile) =>
      `Если таких писем больше не нужно, отключи рассылку в своём профиле: ${profile}`,
    somebody: 'Кто-то',
    trial: (subject) => `[Проба] ${subject}`,
  },
} as const satisfies Record<Language, Words>
