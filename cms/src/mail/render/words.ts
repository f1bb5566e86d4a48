import type { Language } from '@krono/contract'

type Words = {
  /** Under a button; the address follows. */
  ifButtonFails: string
  /** At the foot: why somebody gets the letter. */
  reason: (site: string) => string
  /** At the foot of what is not about the account; an address follows. */
  howToStop: string
  /** The same, of letters that one may choose. */
  howToChoose: string
  /** Leads to a film; what is to be seen follows. */
  watch: (what: string) => string
  /** The drawing of a chart, for whoever does not see it. */
  chart: (birth: string) => string
  /** The curves of energy cycles, likewise. */
  cycle: (birth: string, day: string) => string
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
    howToStop: 'Nem kérek több ilyen levelet',
    howToChoose: 'Beállítom, miről és milyen gyakran írjatok',
    watch: (what) => `Film: ${what}`,
    chart: (birth) => `A rajz: ${birth}`,
    cycle: (birth, day) => `Energiaciklusok: ${birth}, a jelölt nap ${day}`,
    somebody: 'Valaki',
    trial: (subject) => `[Próba] ${subject}`,
  },
  eng: {
    ifButtonFails: 'If the button does not open, copy this address into your browser:',
    reason: (site) => `You get this letter because your address was given at ${site}.`,
    howToStop: 'Send me no more of these',
    howToChoose: 'Choose what we write about, and how often',
    watch: (what) => `Film: ${what}`,
    chart: (birth) => `The drawing of ${birth}`,
    cycle: (birth, day) => `Energy cycles of ${birth}, marked day ${day}`,
    somebody: 'Somebody',
    trial: (subject) => `[Test] ${subject}`,
  },
  rus: {
    ifButtonFails: 'Если кнопка не открывается, скопируй этот адрес в браузер:',
    reason: (site) => `Ты получаешь это письмо, потому что твой адрес указали на ${site}.`,
    howToStop: 'Больше не присылайте таких писем',
    howToChoose: 'Выбрать, о чём и как часто писать',
    watch: (what) => `Фильм: ${what}`,
    chart: (birth) => `Рисунок: ${birth}`,
    cycle: (birth, day) => `Энергетические циклы: ${birth}, отмеченный день ${day}`,
    somebody: 'Кто-то',
    trial: (subject) => `[Проба] ${subject}`,
  },
} as const satisfies Record<Language, Words>
