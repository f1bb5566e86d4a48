import type { InEach } from '../our-words'

type Words = {
  title: string
  failed: string
  notPublished: string
  receivers: (count: number) => string
  nobody: string
  publishedGoes: string
  sendNow: string
  when: string
  time: string
  sure: string
  sureNow: (count: number) => string
  sureLater: (count: number, when: string) => string
  once: string
  yes: string
  no: string
  waiting: (when: string) => string
  takeBack: string
  sending: string
  done: string
  queued: (count: number) => string
  mails: Record<'waiting' | 'sent' | 'dead' | 'skipped', string>
}

const hun: Words = {
  title: 'Küldés',
  failed: 'Most nem tudjuk megmutatni, hol tart. Töltsd újra az oldalt.',
  notPublished: 'Előbb tedd közzé: az megy ki, ami közzé van téve.',
  receivers: (count) => `Most ${count} cím kapná meg.`,
  nobody: 'Erről a témáról most senki sem kér levelet.',
  publishedGoes: 'Az utoljára közzétett változat megy ki, nem az, ami épp a szerkesztőben áll.',
  sendNow: 'Küldés most…',
  when: 'Mikor menjen',
  time: 'Időzítés…',
  sure: 'Biztosan elküldöd?',
  sureNow: (count) => `A levél most indul, ${count} címre.`,
  sureLater: (count, when) => `A levél ekkor indul: ${when}. Ma ${count} cím kapná meg.`,
  once: 'Egy szám egyszer megy ki. Ami elindult, azt nem lehet visszahívni.',
  yes: 'Igen, mehet',
  no: 'Mégsem',
  waiting: (when) => `Időzítve: ${when}`,
  takeBack: 'Visszavonom',
  sending: 'Küldés alatt',
  done: 'Elküldve',
  queued: (count) => `Összesen ${count} levél`,
  mails: {
    waiting: 'Sorban áll',
    sent: 'Elment',
    dead: 'Nem sikerült',
    skipped: 'Közben leiratkozott',
  },
}

const eng: Words = {
  title: 'Sending',
  failed: 'We can’t show the progress right now. Reload the page.',
  notPublished: 'Publish it first: what is published is what goes out.',
  receivers: (count) => `Recipients now: ${count}`,
  nobody: 'Nobody wants e-mails about this topic at the moment.',
  publishedGoes:
    'What goes out is the version published last, not what is in the editor at the moment.',
  sendNow: 'Send now…',
  when: 'When to send',
  time: 'Send later…',
  sure: 'Are you sure?',
  sureNow: (count) => `It is sent now. Recipients: ${count}`,
  sureLater: (count, when) => `It is sent at this time: ${when}. Recipients today: ${count}`,
  once: 'An issue is sent once. Once it has started, it cannot be stopped.',
  yes: 'Yes, send it',
  no: 'Cancel',
  waiting: (when) => `Scheduled: ${when}`,
  takeBack: 'Cancel it',
  sending: 'Being sent',
  done: 'Sent',
  queued: (count) => `E-mails in all: ${count}`,
  mails: {
    waiting: 'Waiting',
    sent: 'Sent',
    dead: 'Failed',
    skipped: 'Unsubscribed in the meantime',
  },
}

const rus: Words = {
  title: 'Отправка',
  failed: 'Сейчас не показать, как идёт отправка. Обнови страницу.',
  notPublished: 'Сначала опубликуй: уходит то, что опубликовано.',
  receivers: (count) => `Получателей сейчас: ${count}`,
  nobody: 'Писем на эту тему сейчас никто не просит.',
  publishedGoes: 'Уходит то, что опубликовано последним, а не то, что сейчас в редакторе.',
  sendNow: 'Отправить сейчас…',
  when: 'Когда отправить',
  time: 'Отправить позже…',
  sure: 'Точно отправить?',
  sureNow: (count) => `Письмо уйдёт сейчас. Получателей: ${count}`,
  sureLater: (count, when) => `Письмо уйдёт в это время: ${when}. Получателей сегодня: ${count}`,
  once: 'Выпуск уходит один раз. Начатую отправку не вернуть.',
  yes: 'Да, отправить',
  no: 'Отмена',
  waiting: (when) => `Запланировано: ${when}`,
  takeBack: 'Отозвать',
  sending: 'Отправляется',
  done: 'Отправлено',
  queued: (count) => `Всего писем: ${count}`,
  mails: { waiting: 'В очереди', sent: 'Ушло', dead: 'Не удалось', skipped: 'Отписались' },
}

export const sendWords: InEach<Words> = { hun, eng, rus }
