/** The languages of the panel, and what our own calls name them. */
const languages = { hu: 'hun', en: 'eng', ru: 'rus' } as const

export type PanelLanguage = keyof typeof languages

const isKnown = (code: string): code is PanelLanguage => Object.hasOwn(languages, code)

/** The language in which the panel speaks now; what it has no words for is in English. */
export function panelLanguage(): PanelLanguage {
  const { lang } = document.documentElement
  return isKnown(lang) ? lang : 'en'
}

/** The same as calls of ours name it. */
export const languageOfCalls = () => languages[panelLanguage()]

/** Words of ours in each language of the panel. */
export type InEach<Words> = Readonly<Record<PanelLanguage, Words>>

export const wordsOf = <Words>(table: InEach<Words>): Words => table[panelLanguage()]
