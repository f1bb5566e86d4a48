import { peopleErrors } from './back-office/people-errors'
import { shopErrors } from './back-office/shop-errors'
import { conflicts } from './conflicts'
import type { ErrorRow } from './error-row'
import { newsletterErrors } from './newsletter-errors'
import { paymentErrors } from './payment-errors'

/**
 * Every error that the API answers with: its HTTP status and its message for the reader (spec §5 and §8, the quoted
 * ones to the letter).
 */
export const errors = {
  invalidDate: {
    status: 400,
    hun: 'Nem megfelelő dátum!',
    eng: 'Not a valid date!',
    rus: 'Неверная дата!',
  },
  noSuchDay: {
    status: 400,
    hun: 'Nem megfelelő dátum! Ilyen nap nincs a naptárban.',
    eng: 'Not a valid date! There is no such day in the calendar.',
    rus: 'Неверная дата! Такого дня нет в календаре.',
  },
  dateTooEarly: {
    status: 400,
    hun: 'Nem megfelelő dátum! Ez a nap 1900 előtt van: 1900. január 1-jétől számolunk.',
    eng: 'Not a valid date! This day is before 1900: we calculate from 1 January 1900 on.',
    rus: 'Неверная дата! Этот день раньше 1900 года: мы считаем с 1 января 1900 года.',
  },
  dateInFuture: {
    status: 400,
    hun: 'Nem megfelelő dátum! Ez a nap még csak jön: legkésőbb a mai lehet.',
    eng: 'Not a valid date! This day is still to come: today is the latest possible.',
    rus: 'Неверная дата! Этот день ещё впереди: самый поздний возможный — сегодня.',
  },
  giftDayPassed: {
    status: 400,
    hun: 'Nem megfelelő dátum! Ez a nap már elmúlt: legkorábban a mai lehet.',
    eng: 'Not a valid date! This day has passed: today is the earliest possible.',
    rus: 'Неверная дата! Этот день уже прошёл: самый ранний возможный — сегодня.',
  },
  giftDayTooFar: {
    status: 400,
    hun: 'Nem megfelelő dátum! Ajándék legfeljebb egy évvel előre kérhető.',
    eng: 'Not a valid date! A gift can be ordered for a year ahead at most.',
    rus: 'Неверная дата! Подарок можно заказать не больше чем на год вперёд.',
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
  passwordTooShort: {
    status: 400,
    hun: 'A jelszónak legalább 6 karakter hosszúnak kell lennie.',
    eng: 'Password must be at least 6 characters long',
    rus: 'Пароль должен быть не короче 6 символов.',
  },
  registerPasswordTooShort: {
    status: 400,
    hun: 'Sikertelen regisztráció: a jelszónak legalább 6 karaktert kell tartalmaznia.',
    eng: 'Failed registration, password must contain at least 6 characters',
    rus: 'Регистрация не удалась: в пароле должно быть не меньше 6 символов.',
  },
  passwordTooLong: {
    status: 400,
    hun: 'A jelszó túl hosszú: legfeljebb 72 bájt lehet (ékezetek nélkül 72 karakter).',
    eng: 'The password is too long: at most 72 bytes (72 characters without accents).',
    rus: 'Пароль слишком длинный: не больше 72 байт (36 русских букв).',
  },
  passwordBlank: {
    status: 400,
    hun: 'A szóköz nem számít bele: a jelszóban legyen legalább 6 látható karakter.',
    eng: 'Spaces do not count: the password needs at least 6 characters that can be seen.',
    rus: 'Пробелы не считаются: в пароле нужно не меньше 6 видимых символов.',
  },
  passwordTooCommon: {
    status: 400,
    hun: 'Ez a jelszó a leggyakoribbak közé tartozik, hamar kitalálnák. Válassz másikat!',
    eng: 'This password is one of the most common ones and quickly guessed. Please choose another!',
    rus: 'Этот пароль — один из самых частых, его быстро подберут. Выбери другой!',
  },
  passwordsDiffer: {
    status: 400,
    hun: 'A két jelszó nem egyezik.',
    eng: 'The passwords do not match',
    rus: 'Пароли не совпадают.',
  },
  wrongPassword: {
    status: 400,
    hun: 'A jelenlegi jelszó nem ez.',
    eng: 'This is not your current password.',
    rus: 'Текущий пароль неверен.',
  },
  privacyRequired: {
    status: 400,
    hun: 'Az adatkezelési tájékoztató elfogadása kötelező.',
    eng: 'Acceptance of the privacy policy is required',
    rus: 'Необходимо принять политику конфиденциальности.',
  },
  registerFailed: {
    status: 400,
    hun: 'Sikertelen regisztráció, vagy a felhasználó már létezik.',
    eng: 'Failed registration or the user already exists',
    rus: 'Регистрация не удалась, или пользователь уже существует.',
  },
  confirmFailed: {
    status: 400,
    hun: 'Ez a megerősítő link nem érvényes vagy lejárt. Jelentkezz be, és küldünk egy újat!',
    eng: 'This confirmation link is not valid or has expired. Sign in, and we will send a new one!',
    rus: 'Эта ссылка недействительна или устарела. Войди, и мы пришлём новую!',
  },
  undoFailed: {
    status: 400,
    hun: 'Ez a link nem érvényes vagy lejárt.',
    eng: 'This link is not valid or has expired.',
    rus: 'Эта ссылка недействительна или устарела.',
  },
  resetFailed: {
    status: 400,
    hun: 'Sikertelen, próbáld újra!',
    eng: 'Unsuccessful, please try again!',
    rus: 'Не получилось, попробуй ещё раз!',
  },
  tooFewPeople: {
    status: 400,
    hun: 'A kapcsolati elemzéshez legalább két személyt kell hozzáadni!',
    eng: 'You have to select at least two people for this calculation!',
    rus: 'Для разбора отношений нужно добавить хотя бы двух человек!',
  },
  tooManyPeople: {
    status: 400,
    hun: 'Egyszerre legfeljebb 20 személyt lehet összevetni.',
    eng: 'At most 20 people can be compared at a time.',
    rus: 'Сравнить можно не больше 20 человек сразу.',
  },
  consentRequired: {
    status: 400,
    hun: 'A dátumod csak a hozzájárulásoddal használható: jelöld be, ha egyetértesz.',
    eng: 'Your date is used only with your consent: please tick the box if you agree.',
    rus: 'Твоя дата используется только с твоего согласия: отметь поле, если не возражаешь.',
  },
  invalidPicture: {
    status: 400,
    hun: 'Ezt a képet nem tudjuk feldolgozni: JPEG, PNG vagy WebP legyen, legfeljebb 40 megapixel.',
    eng: 'We cannot use this picture: it should be a JPEG, PNG or WebP of at most 40 megapixels.',
    rus: 'Это изображение не подходит: нужен JPEG, PNG или WebP, не больше 40 мегапикселей.',
  },
  pictureTooLarge: {
    status: 413,
    hun: 'A kép túl nagy: legfeljebb 5 MB lehet.',
    eng: 'The picture is too large: at most 5 MB.',
    rus: 'Изображение слишком большое: не больше 5 МБ.',
  },
  reviewTooShort: {
    status: 400,
    hun: 'Ez még rövid: írj legalább 20 betűt, hogy mások is értsék, mire gondolsz.',
    eng: 'This is still short: write 20 characters at least, so that others see what you mean.',
    rus: 'Это пока коротко: напиши хотя бы 20 знаков, чтобы другие поняли, о чём речь.',
  },
  reviewTooLong: {
    status: 400,
    hun: 'Ez túl hosszú: legfeljebb 2000 betű fér el.',
    eng: 'This is too long: there is room for 2,000 characters.',
    rus: 'Это слишком длинно: помещается не больше 2000 знаков.',
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
  loginFailed: {
    status: 401,
    hun: 'Sikertelen bejelentkezés, vagy nincs ilyen felhasználó! Próbáld újra!',
    eng: 'Unsuccessful login or user not found! Please try again!',
    rus: 'Войти не удалось, или такого пользователя нет! Попробуй ещё раз!',
  },
  emailNotConfirmed: {
    status: 403,
    hun: 'Előbb erősítsd meg az e-mail-címed: a linket most újra elküldtük.',
    eng: 'Please confirm your e-mail address first: we have just sent you the link again.',
    rus: 'Сначала подтверди адрес почты: мы только что ещё раз отправили ссылку.',
  },
  passwordNeeded: {
    status: 403,
    hun: 'Ehhez írd be újra a jelszavad.',
    eng: 'Please type your password again for this.',
    rus: 'Для этого введи пароль ещё раз.',
  },
  premiumRequired: {
    status: 403,
    hun: 'Az oldal megtekintéséhez Bennfentes Klub tagság szükséges.',
    eng: 'Premium required to view this page.',
    rus: 'Для просмотра этой страницы нужен Премиум.',
  },
  relationshipNeedsPremium: {
    status: 403,
    hun: 'A kapcsolati kalkulátor használatához egyéves Bennfentes Klub tagság szükséges!',
    eng: "If you would like to use the Compatibility calculator, you have buy a one year's premium!",
    rus: 'Чтобы пользоваться калькулятором отношений, нужен годовой Премиум!',
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
  tooManyDates: {
    status: 409,
    hun: 'Elérted a 10 000 mentett dátumot: törölj egyet, mielőtt újat mentesz.',
    eng: 'You have 10,000 saved dates: delete one before you save another.',
    rus: 'У тебя 10 000 сохранённых дат: удали одну, прежде чем сохранять новую.',
  },
  ...conflicts,
  ...paymentErrors,
  ...shopErrors,
  ...newsletterErrors,
  ...peopleErrors,
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
  messageFailed: {
    status: 500,
    hun: 'Hiba történt az üzenet küldése közben. Próbáld újra később!',
    eng: 'Error occured while sending the message. Please try again later',
    rus: 'Не удалось отправить сообщение. Попробуй позже.',
  },
  analysisNotSaved: {
    status: 500,
    hun: 'Az elemzést nem sikerült menteni. Próbáld újra!',
    eng: 'The analysis could not be saved. Please try again!',
    rus: 'Не удалось сохранить разбор. Попробуй ещё раз!',
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
  tooSlow: {
    status: 503,
    hun: 'Ez a lekérdezés túl sokáig tartana. Szűkítsd a keresést, vagy próbáld újra később!',
    eng: 'This query would take too long. Narrow your search, or try again later!',
    rus: 'Этот запрос занял бы слишком много времени. Сузь поиск или попробуй позже!',
  },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors
