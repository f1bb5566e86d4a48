import { type BlockFault, blockLimits, type Language } from '@krono/contract'

type Words = Readonly<Record<Language, string>>

const { alternativeText, button, caption, blocks } = blockLimits

/** Messages for an editor about a refused text. */
const words = {
  notBlocks: {
    hun: 'Ez a szöveg nem menthető így. Töltsd újra az oldalt, és próbáld még egyszer.',
    eng: 'This text cannot be saved like this. Reload the page and try once more.',
    rus: 'В таком виде этот текст не сохранить. Обнови страницу и попробуй ещё раз.',
  },
  tooMany: {
    hun: `Túl sok rész van ebben a szövegben: legfeljebb ${blocks} lehet. Oszd két oldalra.`,
    eng: `This text has too many parts: there may be ${blocks}. Make two pages of it.`,
    rus: `В этом тексте слишком много частей: их может быть не больше ${blocks}. Раздели его на две страницы.`,
  },
  tooLong: {
    hun: 'Ez a szöveg túl hosszú. Oszd két oldalra.',
    eng: 'This text is too long. Make two pages of it.',
    rus: 'Этот текст слишком длинный. Раздели его на две страницы.',
  },
  broken: {
    hun: 'valami hiányzik belőle, vagy nem a médiatárból való a fájl. Töröld, és illeszd be újra.',
    eng: 'something is missing from it, or its file is not from the media library. Remove it and insert it anew.',
    rus: 'чего-то не хватает, или файл не из медиатеки. Удали эту часть и вставь заново.',
  },
  kind: {
    hun: 'ilyen itt nem állhat: ezt a szöveget kinyomtatjuk és felolvassuk is, ezért csak szavak lehetnek benne.',
    eng: 'this cannot stand here: the text is printed and read aloud as well, so it holds words alone.',
    rus: 'такого здесь быть не может: этот текст ещё и печатают и читают вслух, поэтому в нём только слова.',
  },
  address: {
    hun: 'így nem kezdődhet a hivatkozás címe. Így lehet: /oldal, #szakasz, https://… vagy mailto:…',
    eng: 'the address of a link does not begin like that. It may be /page, #section, https://… or mailto:…',
    rus: 'адрес ссылки так не начинается. Можно так: /страница, #раздел, https://… или mailto:…',
  },
  alternativeText: {
    hun: `írd le, mi látszik rajta, annak, aki nem látja (legfeljebb ${alternativeText} jel).`,
    eng: `say what is to be seen for those who cannot see it (${alternativeText} characters at most).`,
    rus: `опиши, что здесь видно, для тех, кто этого не видит (не больше ${alternativeText} знаков).`,
  },
  caption: {
    hun: `az aláírás legfeljebb ${caption} jel lehet.`,
    eng: `the caption may have ${caption} characters.`,
    rus: `в подписи может быть не больше ${caption} знаков.`,
  },
  buttonText: {
    hun: `írd rá a gombra, mi történik, ha megnyomják (legfeljebb ${button} jel).`,
    eng: `say on the button what happens when it is pressed (${button} characters at most).`,
    rus: `напиши на кнопке, что будет после нажатия (не больше ${button} знаков).`,
  },
  date: {
    hun: 'a születési dátum olyan nap legyen, ami volt: 1900 és ma között.',
    eng: 'the date of birth must be a day that was: between 1900 and today.',
    rus: 'дата рождения — это день, который уже был: от 1900 года до сегодня.',
  },
  day: {
    hun: 'a jelölt nap a születés és a mai nap közé essen.',
    eng: 'the marked day must lie between the birth and today.',
    rus: 'отмеченный день должен быть между рождением и сегодня.',
  },
} as const satisfies Record<BlockFault['fault'], Words>

/** For the one kind that is refused everywhere but in lessons. */
const ownElsewhere: Words = {
  hun: 'az olvasó saját rajza csak leckében állhat: máshol nincs kinek megrajzolni.',
  eng: 'the reader’s own drawing can stand in a lesson only: elsewhere there is nobody to draw it for.',
  rus: 'собственный рисунок читателя бывает только в уроке: в другом месте его не для кого рисовать.',
}

const part = {
  hun: (place: number) => `A szöveg ${place}. része: `,
  eng: (place: number) => `Part ${place} of the text: `,
  rus: (place: number) => `Часть ${place} этого текста: `,
} as const satisfies Record<Language, (place: number) => string>

/** What is wrong with a text, as a message for its author. */
export const refusalOf = (found: BlockFault, language: Language): string =>
  ('block' in found ? part[language](found.block) : '') + wordsOf(found)[language]

const wordsOf = (found: BlockFault): Words =>
  found.fault === 'kind' && found.kind === 'own' ? ownElsewhere : words[found.fault]
