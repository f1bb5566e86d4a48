import type { Placeholder } from '../../messaging/mail/mail-row'
import type { InEach } from '../our-words'

type Words = {
  preview: string
  views: Record<'phone' | 'desktop' | 'dark' | 'text', string>
  subject: string
  samples: string
  failed: string
  sendToMe: string
  sent: (address: string) => string
  placeholders: string
  howToInsert: string
  whereToInsert: string
  insert: (name: string) => string
  sample: string
  form: string
  noForm: string
  formsFailed: string
  lostForm: (formId: string) => string
}

const hun: Words = {
  preview: 'Előnézet',
  views: { phone: 'Telefon', desktop: 'Számítógép', dark: 'Sötét', text: 'Csak szöveg' },
  subject: 'Tárgy',
  samples: 'Mintaadatokkal, úgy, ahogy most írod: mentés nem kell hozzá.',
  failed: 'Most nem tudjuk megmutatni a levelet. Írj tovább, és újra megpróbáljuk.',
  sendToMe: 'Küldd el nekem',
  sent: (address) => `Elküldtük ide: ${address}`,
  placeholders: 'Mit írhatsz bele',
  howToInsert: 'Kattints a tárgyba vagy a levélbe oda, ahová kerüljön, aztán válassz:',
  whereToInsert: 'Előbb kattints a tárgyba vagy a levélbe oda, ahová kerüljön.',
  insert: (name) => `Beszúrás: ${name}`,
  sample: 'például',
  form: 'Válassz űrlapot',
  noForm: 'Még nincs űrlap',
  formsFailed: 'Az űrlapok listája most nem tölthető be.',
  lostForm: (formId) => `Nincs már ilyen űrlap (${formId})`,
}

const eng: Words = {
  preview: 'Preview',
  views: { phone: 'Phone', desktop: 'Desktop', dark: 'Dark', text: 'Text only' },
  subject: 'Subject',
  samples: 'With sample data, as you type: there is no need to save.',
  failed: 'We can’t show the e-mail right now. Keep writing, and we will try again.',
  sendToMe: 'Send it to me',
  sent: (address) => `Sent to ${address}`,
  placeholders: 'Placeholders',
  howToInsert: 'Click into the subject or the text where you want it, then choose:',
  whereToInsert: 'First click into the subject or the text where you want it.',
  insert: (name) => `Insert: ${name}`,
  sample: 'for example',
  form: 'Choose a form',
  noForm: 'There is no form yet',
  formsFailed: 'The forms can’t be listed right now.',
  lostForm: (formId) => `This form no longer exists (${formId})`,
}

const rus: Words = {
  preview: 'Предпросмотр',
  views: { phone: 'Телефон', desktop: 'Компьютер', dark: 'Тёмный', text: 'Только текст' },
  subject: 'Тема',
  samples: 'С примерами данных, прямо во время набора: сохранять не нужно.',
  failed: 'Сейчас письмо не показать. Продолжай писать, мы попробуем ещё раз.',
  sendToMe: 'Отправить мне',
  sent: (address) => `Отправлено на ${address}`,
  placeholders: 'Что можно вставить',
  howToInsert: 'Щёлкни в теме или в письме, где это должно стоять, и выбери:',
  whereToInsert: 'Сначала щёлкни в теме или в письме, где это должно стоять.',
  insert: (name) => `Вставить: ${name}`,
  sample: 'например',
  form: 'Выбери форму',
  noForm: 'Форм пока нет',
  formsFailed: 'Список форм сейчас не загружается.',
  lostForm: (formId) => `Такой формы больше нет (${formId})`,
}

export const emailWords: InEach<Words> = { hun, eng, rus }

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
  about: { name: 'Kiről', meaning: 'Akiről az elemzés szól.' },
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
  about: { name: 'About', meaning: 'Who the analysis is about.' },
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
  about: { name: 'О ком', meaning: 'О ком разбор.' },
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
export const placeholderWords: InEach<Record<Placeholder, Meaning>> = {
  hun: placeholdersHu,
  eng: placeholdersEn,
  rus: placeholdersRu,
}
