import type { ErrorRow } from './error-row'

/** Errors of any request: invalid fields, missing rights, unknown addresses, unavailable services. */
export const requestErrors = {
  missingField: {
    status: 400,
    hun: 'Ezt a mezőt ki kell tölteni.',
    eng: 'This field is required',
    rus: 'Это поле обязательно.',
  },
  missingFields: {
    status: 400,
    hun: 'Egy vagy több mező hiányzik.',
    eng: 'One or more field is missing',
    rus: 'Одно или несколько полей не заполнены.',
  },
  invalidEmail: {
    status: 400,
    hun: 'Az e-mail-cím nem megfelelő.',
    eng: 'Email address incorrect',
    rus: 'Неверный адрес электронной почты.',
  },
  invalidPhone: {
    status: 400,
    hun: 'A telefonszám nem megfelelő: számok, szóköz, + és kötőjel lehet benne.',
    eng: 'Not a valid phone number: digits, spaces, + and hyphens, please.',
    rus: 'Неверный номер телефона: цифры, пробелы, + и дефис.',
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
  signupClosed: {
    status: 409,
    hun: 'Most nem lehet regisztrálni. Nézz vissza később!',
    eng: 'Registration is closed for the moment. Please come back later.',
    rus: 'Сейчас регистрация закрыта. Загляни позже.',
  },
  salesClosed: {
    status: 409,
    hun: 'A vásárlás most szünetel. Semmit sem terheltünk, nézz vissza később!',
    eng: 'Purchases are paused for the moment. Nothing was charged; please come back later.',
    rus: 'Покупки сейчас приостановлены. Ничего не списано, загляни позже.',
  },
  reviewsClosed: {
    status: 409,
    hun: 'Most nem fogadunk véleményeket. Nézz vissza később!',
    eng: 'We take no reviews for the moment. Please come back later.',
    rus: 'Сейчас мы не принимаем отзывы. Загляни позже.',
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
  saveFailed: {
    status: 500,
    hun: 'Hiba történt mentés közben. Próbáld újra!',
    eng: 'Error occured while saving. Please try again',
    rus: 'Не удалось сохранить. Попробуй ещё раз.',
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
  perhapsDone: {
    status: 504,
    hun: 'Nem tudjuk, hogy ez megérkezett-e. Frissítsd az oldalt, és nézd meg; ha nem, próbáld újra!',
    eng: 'We do not know whether that arrived. Reload the page and look; if it did not, please try again!',
    rus: 'Мы не знаем, дошло ли это. Обнови страницу и посмотри; если нет, попробуй ещё раз!',
  },
  tooSlow: {
    status: 503,
    hun: 'Ez a lekérdezés túl sokáig tartana. Szűkítsd a keresést, vagy próbáld újra később!',
    eng: 'This query would take too long. Narrow your search, or try again later!',
    rus: 'Этот запрос занял бы слишком много времени. Сузь поиск или попробуй позже!',
  },
} as const satisfies Record<string, ErrorRow>
