import type { ErrorRow } from './error-row'

/** Errors of registration, login, passwords and the profile picture. */
export const accountErrors = {
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
  codeNeeded: {
    status: 403,
    hun: 'Írd be a hitelesítő alkalmazás hatjegyű kódját.',
    eng: 'Please type the six-digit code of your authenticator app.',
    rus: 'Введи шестизначный код из приложения-аутентификатора.',
  },
  wrongSecondCode: {
    status: 400,
    hun: 'Ez a kód nem jó, vagy már felhasználtad. Írd be a következőt!',
    eng: 'This code is wrong or has been used. Please type the next one.',
    rus: 'Код неверен или уже использован. Введи следующий!',
  },
  passkeyRefused: {
    status: 400,
    hun: 'Ezzel a belépőkulccsal most nem sikerült. Próbáld újra, vagy használd a jelszavad!',
    eng: 'This passkey did not work. Please try again or use your password.',
    rus: 'С этим ключом доступа не получилось. Попробуй ещё раз или введи пароль!',
  },
  tooManyPasskeys: {
    status: 400,
    hun: 'Legfeljebb 10 belépőkulcsod lehet: előbb törölj egyet, amit már nem használsz.',
    eng: 'You can have at most 10 passkeys: please remove one that you no longer use first.',
    rus: 'Можно иметь не больше 10 ключей доступа: сначала удали ненужный.',
  },
  appIsOn: {
    status: 409,
    hun: 'Már van hitelesítő alkalmazásod: előbb kapcsold ki azt.',
    eng: 'You already use an authenticator app: please switch that one off first.',
    rus: 'Приложение-аутентификатор уже подключено: сначала отключи его.',
  },
  appIsOff: {
    status: 409,
    hun: 'Tartalék kódok csak bekapcsolt hitelesítő alkalmazáshoz készülnek.',
    eng: 'Recovery codes are made only while an authenticator app is on.',
    rus: 'Запасные коды создаются только при включённом приложении-аутентификаторе.',
  },
  secondFactorRequired: {
    status: 403,
    hun: 'Az adminfelülethez második lépés is kell: lépj be belépőkulccsal vagy kóddal.',
    eng: 'The back office needs a second step: please sign in with a passkey or a code.',
    rus: 'Для админки нужен второй шаг: войди с ключом доступа или кодом.',
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
} as const satisfies Record<string, ErrorRow>
