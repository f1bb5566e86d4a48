import type { ErrorRow } from './error-row'

/** Errors of ordering and downloading an analysis. */
export const analysisErrors = {
  analysisNameMissing: {
    status: 400,
    hun: 'Töltsd ki a nevet az elemzéshez!',
    eng: 'Fill out the name for the analysis!',
    rus: 'Укажи имя для разбора!',
  },
  analysisDateMissing: {
    status: 400,
    hun: 'Töltsd ki a születési dátumot az elemzéshez!',
    eng: 'Fill out the birth date for the analysis!',
    rus: 'Укажи дату рождения для разбора!',
  },
  namesNotConfirmed: {
    status: 400,
    hun: 'Erősítsd meg, hogy a nevek és a dátumok helyesek!',
    eng: 'Please confirm that the names and dates are correct!',
    rus: 'Подтверди, что имена и даты указаны верно!',
  },
  inexactNotAccepted: {
    status: 400,
    hun: 'Fogadd el, hogy az eredmények pontatlanok is lehetnek!',
    eng: 'Please accept that the results can be inexact!',
    rus: 'Прими, что результаты могут быть неточными!',
  },
  wrongNumberOfPeople: {
    status: 400,
    hun: 'Ehhez az elemzéshez nem ennyi személy kell.',
    eng: 'This analysis is for another number of people.',
    rus: 'Этот разбор рассчитан на другое число людей.',
  },
  tooYoungForAnalysis: {
    status: 400,
    hun: 'Ez az elemzés 13 éves kortól szól az emberhez. Kisebb gyerekről a családi elemzés ír, a szüleinek.',
    eng: 'This analysis speaks to people of 13 and older. The family analysis writes about a younger child, to the parents.',
    rus: 'Этот разбор — для людей от 13 лет. О ребёнке помладше пишет семейный разбор, обращаясь к родителям.',
  },
  analysisNotInLanguage: {
    status: 409,
    hun: 'Ez az elemzés magyarul még nem teljes, ezért egyelőre nem rendelhető.',
    eng: 'This analysis is not complete in English yet, so it cannot be ordered for now.',
    rus: 'Этот разбор ещё не полностью переведён на русский, поэтому пока его нельзя заказать.',
  },
  downloadNotFound: {
    status: 404,
    hun: 'Ellenőrizd, hogy nem járt-e le a letöltési idő, és a megfelelő linket használtad-e!',
    eng: 'Check that the download time has not expired and the correct link was used',
    rus: 'Проверь, не истекло ли время загрузки и верна ли ссылка',
  },
  downloadExpired: {
    status: 410,
    hun: 'Ellenőrizd, hogy nem járt-e le a letöltési idő, és a megfelelő linket használtad-e!',
    eng: 'Check that the download time has not expired and the correct link was used',
    rus: 'Проверь, не истекло ли время загрузки и верна ли ссылка',
  },
  downloadSuspended: {
    status: 409,
    hun: 'Ez az elemzés most nem tölthető le. Ha te rendelted, a profilodban látod, miért.',
    eng: 'This analysis cannot be downloaded right now. If you ordered it, your profile says why.',
    rus: 'Этот разбор сейчас нельзя скачать. Если заказ твой, причина указана в профиле.',
  },
} as const satisfies Record<string, ErrorRow>
