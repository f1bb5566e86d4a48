import type { ErrorRow } from './error-row'

/** Errors of dates and of numbers of days. */
export const dateErrors = {
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
} as const satisfies Record<string, ErrorRow>
