import type { Language } from '@krono/contract'

type Words = {
  /** Footer: why the reader gets the e-mail. */
  reason: (site: string) => string
  /** Footer of e-mails that are not about the account; a URL follows. */
  howToStop: string
  /** The same for e-mails that can be chosen individually. */
  howToChoose: string
  /** Link to a video, with its title. */
  watch: (what: string) => string
  /** Alternative text of a chart's drawing. */
  chart: (birth: string) => string
  /** Below the emblem of the reader's character. */
  emblem: string
  /** Alternative text of energy cycle curves. */
  cycle: (birth: string, day: string) => string
  /** Replaces a name that is unsafe to show. */
  somebody: string
  /** Subject of a trial e-mail. */
  trial: (subject: string) => string
}

/** Fixed texts around the editors' content. */
export const emailWords = {
  hun: {
    reason: (site) => `Azért kaptad ezt a levelet, mert a címedet megadták itt: ${site}.`,
    howToStop: 'Nem kérek több ilyen levelet',
    howToChoose: 'Beállítom, miről és milyen gyakran írjatok',
    watch: (what) => `Film: ${what}`,
    chart: (birth) => `A rajz: ${birth}`,
    emblem: 'A te jeled: a karaktered jelképe',
    cycle: (birth, day) => `Energiaciklusok: ${birth}, a jelölt nap ${day}`,
    somebody: 'Valaki',
    trial: (subject) => `[Próba] ${subject}`,
  },
  eng: {
    reason: (site) => `You are getting this e-mail because your address was given at ${site}.`,
    howToStop: 'Send me no more of these',
    howToChoose: 'Choose what we write about, and how often',
    watch: (what) => `Film: ${what}`,
    chart: (birth) => `The drawing of ${birth}`,
    emblem: 'Your sign: the emblem of your character',
    cycle: (birth, day) => `Energy cycles of ${birth}, marked day ${day}`,
    somebody: 'Somebody',
    trial: (subject) => `[Test] ${subject}`,
  },
  rus: {
    reason: (site) => `Ты получаешь это письмо, потому что твой адрес указали на ${site}.`,
    howToStop: 'Больше не присылайте таких писем',
    howToChoose: 'Выбрать, о чём и как часто писать',
    watch: (what) => `Фильм: ${what}`,
    chart: (birth) => `Рисунок: ${birth}`,
    emblem: 'Твой знак: эмблема твоего характера',
    cycle: (birth, day) => `Энергетические циклы: ${birth}, отмеченный день ${day}`,
    somebody: 'Кто-то',
    trial: (subject) => `[Проба] ${subject}`,
  },
} as const satisfies Record<Language, Words>
