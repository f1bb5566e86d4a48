import type { QuizFaultCode } from '../../learning/import/read-quiz'
import type { InEach } from '../our-words'

type Words = {
  line: (line: number) => string
  question: (number: number) => string
  answer: (number: number) => string
  faults: Record<Exclude<QuizFaultCode, 'markdown'>, string>
}

/** Where something is wrong in a quiz file, and what has to be there. */
export const quizFaultWords: InEach<Words> = {
  hun: {
    line: (line) => `${line}. sor`,
    question: (number) => `${number}. kérdés`,
    answer: (number) => `${number}. válasz`,
    faults: {
      notText: 'ez nem UTF-8 szöveg, vagy nagyobb 1 MB-nál',
      notJson: 'ez nem JSON: valószínűleg egy vessző, idézőjel vagy zárójel hibás',
      notList: 'a fájl 1–40 kérdés listája, a kérdések { } között',
      unknown: 'ilyen mező nincs',
      kind: 'a fajtája (kind) one, several vagy order',
      question: 'a kérdés (question) 1–600 jel hosszú szöveg',
      answers: 'a válaszok (answers) 2–10 elemű lista',
      text: 'a válasz szövege (text) 1–255 jel hosszú',
      isRight: 'az isRight értéke true vagy false',
      why: 'az indoklás (why) legfeljebb 400 jel hosszú szöveg',
      explanation: 'a magyarázat (explanation) legfeljebb 1200 jel hosszú szöveg',
      picture: 'kvízbe fájlból nem kerülhet kép, a szerkesztőben teheted bele',
      fewAnswers: 'legalább két válasz kell hozzá',
      notOneRight: 'pontosan egy válasz legyen jó (isRight), vagy a fajtája legyen several',
      noneRight: 'legalább egy válasz legyen jó (isRight)',
    },
  },
  eng: {
    line: (line) => `line ${line}`,
    question: (number) => `question ${number}`,
    answer: (number) => `answer ${number}`,
    faults: {
      notText: 'this is not UTF-8 text, or it is larger than 1 MB',
      notJson: 'this is not JSON: probably a comma, quotation mark or bracket is wrong',
      notList: 'the file has to be a list of 1 to 40 questions, each in { }',
      unknown: 'there is no such field',
      kind: 'kind has to be one, several or order',
      question: 'question has to be a text of 1 to 600 characters',
      answers: 'answers has to be a list of 2 to 10',
      text: 'the text of an answer has to have 1 to 255 characters',
      isRight: 'isRight has to be true or false',
      why: 'why has to be a text of at most 400 characters',
      explanation: 'explanation has to be a text of at most 1200 characters',
      picture: 'a quiz file cannot have a picture; add it in the editor',
      fewAnswers: 'it needs two answers at least',
      notOneRight: 'exactly one answer has to be right (isRight), or make its kind several',
      noneRight: 'at least one answer has to be right (isRight)',
    },
  },
  rus: {
    line: (line) => `строка ${line}`,
    question: (number) => `вопрос ${number}`,
    answer: (number) => `ответ ${number}`,
    faults: {
      notText: 'это не текст UTF-8, или файл больше 1 МБ',
      notJson: 'это не JSON: скорее всего, ошибка в запятой, кавычке или скобке',
      notList: 'файл — это список из 1–40 вопросов, каждый в { }',
      unknown: 'такого поля нет',
      kind: 'вид (kind) — one, several или order',
      question: 'вопрос (question) — текст от 1 до 600 знаков',
      answers: 'ответы (answers) — список из 2–10 ответов',
      text: 'текст ответа (text) — от 1 до 255 знаков',
      isRight: 'значение isRight — true или false',
      why: 'причина (why) — текст не длиннее 400 знаков',
      explanation: 'объяснение (explanation) — текст не длиннее 1200 знаков',
      picture: 'в файле теста картинки быть не может, добавь её в редакторе',
      fewAnswers: 'нужно хотя бы два ответа',
      notOneRight: 'верным (isRight) должен быть ровно один ответ, или выбери вид several',
      noneRight: 'хотя бы один ответ должен быть верным (isRight)',
    },
  },
}
