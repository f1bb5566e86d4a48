import type { Language } from '@krono/contract'
import type { Placeholder } from './mail-row'

type Meaning = { name: string; meaning: string }

const placeholdersHu: Record<Placeholder, Meaning> = {
  name: { name: 'Név', meaning: 'A címzett neve; ha nincs, a vesszővel együtt kimarad.' },
  link: { name: 'Link', meaning: 'Ahová a levél vezet. A gomb ide visz: /{{link}}' },
  email: { name: 'E-mail-cím', meaning: 'A másik cím, amelyről a levél szól.' },
  minutes: { name: 'Percek', meaning: 'Meddig él a link, számmal és szóval együtt.' },
  hours: { name: 'Órák', meaning: 'Meddig él a link, számmal és szóval együtt.' },
  product: { name: 'Termék', meaning: 'Amit megvettek, a katalógusban álló nevén.' },
  course: { name: 'Tanfolyam', meaning: 'A tanfolyam címe.' },
  number: { name: 'Sorszám', meaning: 'A bizonylaté; ingyenes rendelésnél a rendelés perce.' },
  about: { name: 'Kiről', meaning: 'Akikről a levél szól.' },
  amount: { name: 'Összeg', meaning: 'Pénz, ahogy leírjuk.' },
  until: { name: 'Meddig', meaning: 'A nap, ameddig érvényes.' },
  date: { name: 'Mikor', meaning: 'A nap, amikor történik.' },
  coupon: { name: 'Kuponkód', meaning: 'Amit a fizetésnél be kell írni.' },
  recipient: { name: 'Kinek', meaning: 'Aki az ajándékot kapja.' },
  giver: { name: 'Kitől', meaning: 'Aki az ajándékot adja.' },
  guest: { name: 'Vendég', meaning: 'Akit meghívtak.' },
  message: { name: 'Üzenet', meaning: 'Amit az ajándékozó vagy a levélíró írt.' },
  answer: { name: 'Válasz', meaning: 'Amit a panelen válaszoltatok az üzenetre.' },
  subject: { name: 'Tárgy', meaning: 'Amit a levél írója tárgynak adott.' },
  statement: { name: 'Nyilatkozat', meaning: 'A vásárló elállási nyilatkozata, szóról szóra.' },
  consequence: {
    name: 'Következmény',
    meaning: 'Mi történik az elállás után, például a visszatérítés.',
  },
}

const placeholdersEn: Record<Placeholder, Meaning> = {
  name: { name: 'Name', meaning: 'The reader’s name; left out with its comma if there is none.' },
  link: { name: 'Link', meaning: 'Where the e-mail leads. A button leads to /{{link}}' },
  email: { name: 'E-mail address', meaning: 'The other address, which the e-mail is about.' },
  minutes: { name: 'Minutes', meaning: 'How long the link works, number and word together.' },
  hours: { name: 'Hours', meaning: 'How long the link works, number and word together.' },
  product: { name: 'Product', meaning: 'What was bought, by its name in the catalogue.' },
  course: { name: 'Course', meaning: 'The title of the course.' },
  number: {
    name: 'Number',
    meaning: 'The receipt number; for a free order, the minute it was placed.',
  },
  about: { name: 'About', meaning: 'Who the e-mail is about.' },
  amount: { name: 'Amount', meaning: 'Money, as people write it.' },
  until: { name: 'Until when', meaning: 'The last day it is valid.' },
  date: { name: 'When', meaning: 'The day on which it happens.' },
  coupon: { name: 'Coupon code', meaning: 'The code to enter when paying.' },
  recipient: { name: 'Recipient', meaning: 'Who receives the gift.' },
  giver: { name: 'Giver', meaning: 'Who gives the gift.' },
  guest: { name: 'Guest', meaning: 'Who was invited.' },
  message: {
    name: 'Message',
    meaning: 'What the giver, or the person who wrote to us, has written.',
  },
  answer: { name: 'Answer', meaning: 'What was answered to the message in the panel.' },
  subject: { name: 'Subject', meaning: 'What the writer of the e-mail gave as its subject.' },
  statement: { name: 'Statement', meaning: 'The buyer’s withdrawal statement, word for word.' },
  consequence: {
    name: 'Consequence',
    meaning: 'What follows from the withdrawal, such as a refund.',
  },
}

const placeholdersRu: Record<Placeholder, Meaning> = {
  name: { name: 'Имя', meaning: 'Имя получателя; если его нет, пропадает вместе с запятой.' },
  link: { name: 'Ссылка', meaning: 'Куда ведёт письмо. Кнопка ведёт на /{{link}}' },
  email: { name: 'Адрес почты', meaning: 'Другой адрес, о котором письмо.' },
  minutes: { name: 'Минуты', meaning: 'Сколько живёт ссылка: число вместе со словом.' },
  hours: { name: 'Часы', meaning: 'Сколько живёт ссылка: число вместе со словом.' },
  product: { name: 'Товар', meaning: 'Что куплено, как в каталоге.' },
  course: { name: 'Курс', meaning: 'Название курса.' },
  number: { name: 'Номер', meaning: 'Номер квитанции; у бесплатного заказа его минута.' },
  about: { name: 'О ком', meaning: 'О ком письмо.' },
  amount: { name: 'Сумма', meaning: 'Деньги, как их пишут.' },
  until: { name: 'До когда', meaning: 'День, до которого это действует.' },
  date: { name: 'Когда', meaning: 'День, когда это происходит.' },
  coupon: { name: 'Код купона', meaning: 'Что вводят при оплате.' },
  recipient: { name: 'Кому', meaning: 'Кто получает подарок.' },
  giver: { name: 'От кого', meaning: 'Кто дарит.' },
  guest: { name: 'Гость', meaning: 'Кого пригласили.' },
  message: { name: 'Сообщение', meaning: 'Что написал даритель или автор письма.' },
  answer: { name: 'Ответ', meaning: 'Что ответили на сообщение в панели.' },
  subject: { name: 'Тема', meaning: 'Тема, которую указал автор письма.' },
  statement: { name: 'Заявление', meaning: 'Заявление покупателя об отказе, слово в слово.' },
  consequence: { name: 'Последствие', meaning: 'Что следует за отказом, например возврат денег.' },
}

/** Name and meaning of each placeholder of an e-mail. */
export const placeholderWords: Readonly<Record<Language, Record<Placeholder, Meaning>>> = {
  hun: placeholdersHu,
  eng: placeholdersEn,
  rus: placeholdersRu,
}
