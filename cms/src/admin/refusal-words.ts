type Locale = 'hu' | 'en' | 'ru'
type Translated = Readonly<Record<Locale, string>>

const gone: Translated = {
  hu: 'Ez már nincs meg: valaki törölte, vagy máshová került.',
  en: 'This is no longer here: somebody deleted or moved it.',
  ru: 'Этого здесь больше нет: кто-то это удалил или перенёс.',
}
const closed: Translated = {
  hu: 'Ehhez a szerepednek nincs joga. Kérd meg, akinek van.',
  en: 'Your role may not do this. Ask somebody whose role may.',
  ru: 'У твоей роли нет такого права. Попроси того, у кого оно есть.',
}
const signedOut: Translated = {
  hu: 'Közben kiléptél. Lépj be újra.',
  en: 'You were signed out meanwhile. Please sign in again.',
  ru: 'Вход больше не действует. Войди ещё раз.',
}
const failed: Translated = {
  hu: 'Ez most nem sikerült. Próbáld meg egy kicsit később.',
  en: 'That did not work. Please try again in a moment.',
  ru: 'Сейчас не получилось. Попробуй чуть позже.',
}
const tooMany: Translated = {
  hu: 'Túl sok próbálkozás egymás után. Várj egy kicsit.',
  en: 'Too many tries in a row. Please wait a moment.',
  ru: 'Слишком много попыток подряд. Подожди немного.',
}

/** Messages that Strapi's server sends in English only when it gives no reason. */
const strapiMessages: Readonly<Record<string, Translated>> = {
  'Not Found': gone,
  'Entity not found': gone,
  Forbidden: closed,
  'Forbidden access': closed,
  'Policy Failed': closed,
  Unauthorized: signedOut,
  'Missing or invalid credentials': signedOut,
  'Internal Server Error': failed,
  'An application error occurred': failed,
  'Bad Request': failed,
  'Too Many Requests': tooMany,
  'Too many requests, please try again later.': tooMany,
}

/** Each plugin of the panel looks up such a message with its own prefix. */
const places = ['', 'content-manager.', 'upload.', 'i18n.']

/** The same as panel messages. */
export const refusalMessages = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(strapiMessages).flatMap(([sentence, texts]) =>
      places.map((place) => [`${place}apiError.${sentence}`, texts[locale]]),
    ),
  )
