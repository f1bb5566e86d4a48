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
}

export const emailWords: InEach<Words> = { hun, eng, rus }
