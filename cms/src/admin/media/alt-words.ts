const hu = {
  title: 'Mi látszik a képen?',
  lead: 'Annak olvassuk fel, aki nem látja. Egy mondat elég.',
  save: 'Mentés',
  later: 'Később',
  close: 'Bezárás',
  failed: 'Nem sikerült elmenteni. Próbáld újra.',
}

const en: typeof hu = {
  title: 'What does the picture show?',
  lead: 'It is read aloud to people who cannot see it. One sentence is enough.',
  save: 'Save',
  later: 'Later',
  close: 'Close',
  failed: 'It could not be saved. Try again.',
}

const ru: typeof hu = {
  title: 'Что на этой картинке?',
  lead: 'Это прочтут вслух тем, кто её не видит. Одного предложения достаточно.',
  save: 'Сохранить',
  later: 'Позже',
  close: 'Закрыть',
  failed: 'Сохранить не удалось. Попробуй ещё раз.',
}

const languages: Readonly<Record<string, typeof hu>> = { hu, en, ru }

/** Texts of the alternative text dialog, in the language of the panel. */
export const altWords = (language: string) => languages[language] ?? en
