import type { PanelLanguage } from '../../platform/lib/panel-language'

type Rules = {
  required: string
  choice: string
  number: string
  whole: string
  least: (least: string) => string
  most: (most: string) => string
  shortest: (characters: string) => string
  longest: (characters: string) => string
  text: string
  moment: string
  yesOrNo: string
  email: string
  taken: string
  other: string
}

/** Messages for refused fields: shown by the form before it saves, and returned by the cms to other clients. */
export const rules = {
  hun: {
    required: 'Ezt ki kell tölteni.',
    choice: 'Válassz a felkínáltak közül.',
    number: 'Ide szám való.',
    whole: 'Ide egész szám való.',
    least: (least) => `Legalább ${least} legyen.`,
    most: (most) => `Legfeljebb ${most} lehet.`,
    shortest: (characters) => `Legalább ${characters} jel legyen.`,
    longest: (characters) => `Legfeljebb ${characters} jel lehet.`,
    text: 'Ide szöveg való.',
    moment: 'Ide nap és óra való.',
    yesOrNo: 'Ide igen vagy nem való.',
    email: 'Ez nem e-mail-cím.',
    taken: 'Ilyen már van.',
    other: 'Ez így nem menthető.',
  },
  eng: {
    required: 'This has to be filled in.',
    choice: 'Choose one of those that are offered.',
    number: 'A number belongs here.',
    whole: 'A whole number belongs here.',
    least: (least) => `${least} at least.`,
    most: (most) => `${most} at most.`,
    shortest: (characters) => `At least ${characters} characters.`,
    longest: (characters) => `At most ${characters} characters.`,
    text: 'Text belongs here.',
    moment: 'A day and a time belong here.',
    yesOrNo: 'Yes or no belongs here.',
    email: 'This is not an e-mail address.',
    taken: 'There is one like this already.',
    other: 'This cannot be saved as it is.',
  },
} as const satisfies Record<PanelLanguage, Rules>

/** The same as messages of Strapi's form, which inserts the numbers. */
export const rulesOfForms = (language: PanelLanguage): Readonly<Record<string, string>> => {
  const wording: Rules = rules[language]
  const validation = 'components.Input.error.validation'
  return {
    [`${validation}.required`]: wording.required,
    [`${validation}.min`]: wording.least('{min}'),
    [`${validation}.max`]: wording.most('{max}'),
    [`${validation}.minLength`]: wording.shortest('{min}'),
    [`${validation}.maxLength`]: wording.longest('{max}'),
    [`${validation}.string`]: wording.text,
    [`${validation}.email`]: wording.email,
    [`${validation}.unique`]: wording.taken,
    [`${validation}.regex`]: wording.other,
    [`${validation}.json`]: wording.other,
    'component.Input.error.validation.integer': wording.whole,
  }
}
