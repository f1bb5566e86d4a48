import type { Language } from '@krono/contract'
import { env } from '../../platform/lib/env'
import { languageOf } from '../../platform/lib/locales'
import { isMailName, issueMail, type MailName, scheduledMail, sequenceMail, trial } from './mails'

/** Titles of the system's e-mails; an editor's e-mail has its own. */
export const mailTitles = {
  confirmEmail: {
    hun: 'Regisztráció: az e-mail-cím megerősítése',
    eng: 'Registration: confirm the e-mail address',
    rus: 'Регистрация: подтверждение почты',
  },
  welcome: {
    hun: 'Regisztráció: üdvözlés',
    eng: 'Registration: welcome',
    rus: 'Регистрация: приветствие',
  },
  changeEmail: {
    hun: 'Új e-mail-cím megerősítése',
    eng: 'Confirm a new e-mail address',
    rus: 'Подтверждение новой почты',
  },
  emailAsked: {
    hun: 'Új e-mail-címet kértek (a régi címre megy)',
    eng: 'A new e-mail address was asked for (to the old one)',
    rus: 'Запрошена новая почта (на прежний адрес)',
  },
  emailChanged: {
    hun: 'Megváltozott az e-mail-cím (a régi címre megy)',
    eng: 'The e-mail address has changed (to the old one)',
    rus: 'Почта изменена (на прежний адрес)',
  },
  resetPassword: { hun: 'Elfelejtett jelszó', eng: 'Forgotten password', rus: 'Забытый пароль' },
  passwordChanged: {
    hun: 'Megváltozott a jelszó',
    eng: 'The password has changed',
    rus: 'Пароль изменён',
  },
  secondFactorChanged: {
    hun: 'Változott a belépés második lépése',
    eng: 'The second step of signing in has changed',
    rus: 'Второй шаг входа изменён',
  },
  deactivated: { hun: 'Törölt fiók', eng: 'Deleted account', rus: 'Аккаунт удалён' },
  paid: { hun: 'Kifizetett tagság', eng: 'Membership paid', rus: 'Премиум оплачен' },
  ordered: { hun: 'Kész az elemzés', eng: 'The analysis is ready', rus: 'Разбор готов' },
  itemBought: {
    hun: 'Megvett tanfolyam vagy e-könyv',
    eng: 'A course or an e-book was bought',
    rus: 'Курс или книга куплены',
  },
  composedAnew: {
    hun: 'Újraírtuk az elemzést',
    eng: 'The analysis was written anew',
    rus: 'Разбор написан заново',
  },
  giftPaid: {
    hun: 'Kifizetett ajándék (az ajándékozónak)',
    eng: 'Gift paid (to the giver)',
    rus: 'Подарок оплачен (дарителю)',
  },
  linkPaid: {
    hun: 'Fizetési linken fizetve',
    eng: 'Paid by a pay link',
    rus: 'Оплачено по ссылке',
  },
  renewed: {
    hun: 'Megújult az előfizetés',
    eng: 'The subscription was renewed',
    rus: 'Подписка продлена',
  },
  renewalSoon: {
    hun: 'Hamarosan megújul az előfizetés',
    eng: 'The subscription renews soon',
    rus: 'Подписка скоро продлится',
  },
  paymentFailed: {
    hun: 'Nem sikerült a terhelés',
    eng: 'The charge failed',
    rus: 'Списание не прошло',
  },
  planChanged: { hun: 'Csomagváltás', eng: 'The plan has changed', rus: 'Тариф изменён' },
  canceled: {
    hun: 'Lemondott előfizetés',
    eng: 'The subscription was cancelled',
    rus: 'Подписка отменена',
  },
  resumed: {
    hun: 'Visszavont lemondás',
    eng: 'The cancellation was taken back',
    rus: 'Отмена подписки отозвана',
  },
  endedUnpaid: {
    hun: 'Vége az előfizetésnek: nem érkezett meg a díja',
    eng: 'The subscription ended: its charge never came',
    rus: 'Подписка завершена: оплата не пришла',
  },
  orderUnpaid: {
    hun: 'Nem érkezett meg a rendelés ára',
    eng: 'The payment of an order did not arrive',
    rus: 'Оплата заказа не пришла',
  },
  expired: { hun: 'Lejárt tagság', eng: 'The membership has ended', rus: 'Премиум закончился' },
  receiptAgain: {
    hun: 'A bizonylat még egyszer',
    eng: 'The receipt again',
    rus: 'Квитанция ещё раз',
  },
  refund: {
    hun: 'Visszatérítés: a teljes összeg',
    eng: 'Refund: all of it',
    rus: 'Возврат: вся сумма',
  },
  refundPart: {
    hun: 'Visszatérítés: az összeg egy része',
    eng: 'Refund: a part of it',
    rus: 'Возврат: часть суммы',
  },
  withdrawalRefund: {
    hun: 'Visszatérítés elállás után',
    eng: 'Refund after a withdrawal',
    rus: 'Возврат после отказа от покупки',
  },
  withdrawalReceived: {
    hun: 'Elállás: megkaptuk a nyilatkozatot',
    eng: 'Withdrawal: the statement has come',
    rus: 'Отказ от покупки: заявление получено',
  },
  refundFailed: {
    hun: 'Nem érkezett meg a visszatérítés',
    eng: 'The refund did not arrive',
    rus: 'Возврат не дошёл',
  },
  disputed: {
    hun: 'A bank visszakéri a pénzt',
    eng: 'The bank asks for the money back',
    rus: 'Банк требует деньги назад',
  },
  disputeWon: {
    hun: 'A bank döntött: a fizetés érvényes',
    eng: 'The bank has decided: the payment stands',
    rus: 'Банк решил: платёж в силе',
  },
  disputeLost: {
    hun: 'A bank döntött: a pénz visszament',
    eng: 'The bank has decided: the money went back',
    rus: 'Банк решил: деньги возвращены',
  },
  disputeLostPart: {
    hun: 'A bank döntött: a pénz egy része visszament',
    eng: 'The bank has decided: a part of the money went back',
    rus: 'Банк решил: часть денег возвращена',
  },
  coupon: { hun: 'Kuponkód', eng: 'Coupon code', rus: 'Код купона' },
  daysGiven: { hun: 'Ajándék napok', eng: 'Days that were given', rus: 'Подаренные дни' },
  anniversary: { hun: 'Évforduló', eng: 'Anniversary', rus: 'Годовщина' },
  gift: {
    hun: 'Ajándék (annak, aki kapja)',
    eng: 'Gift (to whoever receives it)',
    rus: 'Подарок (получателю)',
  },
  giftReminder: {
    hun: 'Emlékeztető az ajándékra',
    eng: 'Reminder of a gift',
    rus: 'Напоминание о подарке',
  },
  giftClaimed: {
    hun: 'Átvett ajándék (az ajándékozónak)',
    eng: 'Gift received (to the giver)',
    rus: 'Подарок получен (дарителю)',
  },
  invitationAnswered: {
    hun: 'Válasz a meghívásra',
    eng: 'Answer to an invitation',
    rus: 'Ответ на приглашение',
  },
  newsletterConfirm: {
    hun: 'Hírlevél: a feliratkozás megerősítése',
    eng: 'Newsletter: confirm the subscription',
    rus: 'Рассылка: подтверждение подписки',
  },
  feltReminder: {
    hun: 'Emlékeztető: hogy telt a nap?',
    eng: 'Reminder: how was the day?',
    rus: 'Напоминание: как прошёл день?',
  },
  messageArrived: {
    hun: 'Üzenet érkezett (nektek szól)',
    eng: 'A message has come (to the house)',
    rus: 'Пришло сообщение (вам)',
  },
  messageReceived: {
    hun: 'Üzenet: megkaptuk (a feladónak)',
    eng: 'Message: it has come (to the sender)',
    rus: 'Сообщение: получено (отправителю)',
  },
  messageAnswer: {
    hun: 'Üzenet: a válaszotok',
    eng: 'Message: your answer',
    rus: 'Сообщение: ваш ответ',
  },
  courseFinished: {
    hun: 'Elvégzett tanfolyam',
    eng: 'A course was finished',
    rus: 'Курс пройден',
  },
  houseLetter: {
    hun: 'Levél egy tagnak, saját szavakkal',
    eng: 'An e-mail to a member, in your own words',
    rus: 'Письмо участнику своими словами',
  },
} as const satisfies Record<MailName, Record<Language, string>>

/** E-mails without a template of the system. */
const otherTitles: Readonly<Record<string, Record<Language, string>>> = {
  [sequenceMail]: {
    hun: 'Egy sorozat levele',
    eng: 'E-mail of a sequence',
    rus: 'Письмо из серии',
  },
  [issueMail]: { hun: 'Hírlevél', eng: 'Newsletter', rus: 'Рассылка' },
  [scheduledMail]: {
    hun: 'Csoportnak szóló levél',
    eng: 'E-mail to a group',
    rus: 'Письмо группе',
  },
  [trial]: { hun: 'Próbalevél', eng: 'Test e-mail', rus: 'Пробное письмо' },
}

/**
 * What admins call an e-mail of the outbox.
 *
 * @param title that editors gave to its template
 */
export function titleOfMail(mail: string, title?: unknown): string {
  if (isMailName(mail)) return mailTitles[mail][env.LANGUAGE]
  return title ? String(title) : (otherTitles[mail]?.[env.LANGUAGE] ?? mail)
}

/** Default title of a template: of a system email from our texts, of an editor's from its subject. */
export function titleOfTemplate({
  name,
  subject,
  locale,
}: {
  name: string
  subject: string
  locale: string
}): string {
  const language = languageOf(locale)
  return isMailName(name) && language ? mailTitles[name][language] : subject.slice(0, 80)
}
