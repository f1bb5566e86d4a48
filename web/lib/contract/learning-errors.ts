import type { ErrorRow } from './error-row'

/** Errors of courses, quizzes, certificates and notes; the quoted one of spec §5 is verbatim. */
export const learningErrors = {
  courseLocked: {
    status: 403,
    hun: 'Ez a lecke a tanfolyam része. Vedd meg a tanfolyamot, és folytathatod.',
    eng: 'This lesson is part of the course. Buy the course to go on.',
    rus: 'Этот урок — часть курса. Купи курс, и можно продолжать.',
  },
  lessonNotYet: {
    status: 403,
    hun: 'Ez a lecke még nem nyílt meg. Az oldalán áll, mikor nyílik.',
    eng: 'This lesson is not open yet. Its page says when it opens.',
    rus: 'Этот урок ещё не открылся. На его странице написано когда.',
  },
  lessonInOrder: {
    status: 403,
    hun: 'Előbb az előző leckét fejezd be, ha van kvíze, azzal együtt.',
    eng: 'Finish the lesson before this one first, with its quiz if it has one.',
    rus: 'Сначала закончи предыдущий урок, вместе с тестом, если он есть.',
  },
  quizIncomplete: {
    status: 422,
    hun: 'Kérjük, minden kérdésre válaszolj!',
    eng: 'Please answer all questions!',
    rus: 'Пожалуйста, ответь на все вопросы!',
  },
  quizChanged: {
    status: 409,
    hun: 'A kérdéseket közben átírtuk. Kezdd újra a kvízt; amit eddig elértél, megmarad.',
    eng: 'The questions were changed meanwhile. Please start the quiz again; earlier results stay.',
    rus: 'Вопросы за это время изменили. Начни тест заново; прежние результаты сохранятся.',
  },
  courseIncomplete: {
    status: 409,
    hun: 'Az oklevélhez minden leckét be kell fejezned, és minden kvíznek sikerülnie kell.',
    eng: 'For the certificate, finish all lessons and pass all quizzes.',
    rus: 'Для сертификата нужно закончить все уроки и пройти все тесты.',
  },
  certificateRevoked: {
    status: 410,
    hun: 'Ezt az oklevelet visszavontuk. Ha szerinted tévedés, írj nekünk!',
    eng: 'This certificate was revoked. If you think that is a mistake, write to us!',
    rus: 'Этот сертификат отозван. Если это ошибка, напиши нам!',
  },
  noteTooLong: {
    status: 422,
    hun: 'A jegyzet legfeljebb 20 000 betű lehet.',
    eng: 'A note can have up to 20,000 characters.',
    rus: 'В заметке может быть до 20 000 знаков.',
  },
} as const satisfies Record<string, ErrorRow>
