import type { Language } from './languages'

type ErrorRow = { status: number } & Record<Language, string>

/**
 * Every error that the API answers with: its HTTP status and what the reader is told (spec §5 and §8,
 * the quoted ones to the letter).
 */
export const errors = {
  invalidDate: {
    status: 400,
    hun: 'Nem megfelelő dátum!',
    eng: 'Not a valid date!',
    rus: 'Неверная дата!',
  },
  dayBeforeBirth: {
    status: 400,
    hun: 'A nap nem lehet korábbi a születésnél.',
    eng: 'The day cannot be before the birth.',
    rus: 'День не может быть раньше рождения.',
  },
  invalidDays: {
    status: 400,
    hun: 'A napok száma 1 és 366 közötti egész szám legyen.',
    eng: 'The number of days must be a whole number from 1 to 366.',
    rus: 'Количество дней — целое число от 1 до 366.',
  },
  missingField: {
    status: 400,
    hun: 'Ezt a mezőt ki kell tölteni.',
    eng: 'This field is required',
    rus: 'Это поле обязательно.',
  },
  unknownField: {
    status: 400,
    hun: 'A kérésben ismeretlen mező van.',
    eng: 'The request has an unknown field.',
    rus: 'В запросе есть неизвестное поле.',
  },
  invalidField: {
    status: 400,
    hun: 'Egy mező értéke nem megfelelő.',
    eng: 'A field has a wrong value.',
    rus: 'Неверное значение поля.',
  },
  unreadableBody: {
    status: 400,
    hun: 'A kérés nem olvasható.',
    eng: 'The request cannot be read.',
    rus: 'Запрос не читается.',
  },
  notAuthorized: {
    status: 401,
    hun: 'Az oldal használatához jelentkezz be!',
    eng: 'Please login to use this site!',
    rus: 'Войди, чтобы пользоваться сайтом!',
  },
  forbidden: {
    status: 403,
    hun: 'Ehhez nincs jogosultságod.',
    eng: 'You may not do this.',
    rus: 'У тебя нет на это прав.',
  },
  notFound: {
    status: 404,
    hun: 'Az oldal nem található',
    eng: 'Page not found',
    rus: 'Страница не найдена',
  },
  methodNotAllowed: {
    status: 405,
    hun: 'Ezen a címen ilyen kérés nincs.',
    eng: 'This address takes no such request.',
    rus: 'Этот адрес не принимает такой запрос.',
  },
  tooLarge: {
    status: 413,
    hun: 'A kérés túl nagy.',
    eng: 'The request is too large.',
    rus: 'Запрос слишком большой.',
  },
  tooManyRequests: {
    status: 429,
    hun: 'Túl sok kérés érkezett, próbáld később!',
    eng: 'Too many requests, please try again later!',
    rus: 'Слишком много запросов, попробуй позже!',
  },
  internal: {
    status: 500,
    hun: 'Valami hiba történt, próbáld újra!',
    eng: 'Something went wrong, please try again!',
    rus: 'Что-то пошло не так, попробуй ещё раз!',
  },
  badAnswer: {
    status: 502,
    hun: 'A szolgáltatás érthetetlenül válaszolt, próbáld újra egy perc múlva!',
    eng: 'The service gave no clear answer, please try again in a minute!',
    rus: 'Сервис ответил непонятно, попробуй через минуту!',
  },
  unavailable: {
    status: 503,
    hun: 'A szolgáltatás most nem elérhető, próbáld újra egy perc múlva!',
    eng: 'The service is not available now, please try again in a minute!',
    rus: 'Сервис сейчас недоступен, попробуй через минуту!',
  },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors
