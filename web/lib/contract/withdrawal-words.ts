import type { Language } from './languages'

// Without zod, because page and e-mail code imports it too.

/** Days after the payment in which a buyer may withdraw (Directive 2011/83/EU, article 9). */
export const withdrawalDays = 14

/** Days after the statement until which money is refunded (Directive 2011/83/EU, article 13). */
export const refundDays = 14

/**
 * Effect of a withdrawal. refund: the full amount is refunded automatically; deduction: an admin refunds it less the used
 * days; begun: the buyer agreed that the right ends with the performance, so an admin decides; review: an admin checks
 * the payment first.
 */
export const withdrawalEffects = ['refund', 'deduction', 'begun', 'review'] as const

export type WithdrawalEffect = (typeof withdrawalEffects)[number]

/** open: not refunded yet; settled: refunded, and the purchase has ended; closed: closed by an admin without a refund. */
export const withdrawalStates = ['open', 'settled', 'closed'] as const

export type WithdrawalState = (typeof withdrawalStates)[number]

type Words = Record<WithdrawalEffect, string>

/** The consequences, shown before the buyer confirms and repeated in the e-mail: the same text. */
export const withdrawalConsequences = {
  hun: {
    refund:
      'A teljes összeget visszatérítjük oda, ahonnan fizettél, és amit vele vettél, véget ér. Ezt azonnal elindítjuk.',
    deduction:
      'A tagságod a kérésedre azonnal elindult. Legkésőbb az elállástól számított 14. napon visszatérítjük az árát oda, ahonnan fizettél; az addig eltelt napok arányos díját levonhatjuk. A visszatérítéssel a tagság véget ér, és az előfizetés most azonnal leáll: többet nem terhelünk.',
    begun:
      'Amit vettél, azt a kérésedre azonnal elkészítettük vagy átadtuk, és vásárláskor elfogadtad, hogy ezzel az elállási jog megszűnik. A nyilatkozatod ettől még megkapjuk: valaki elolvassa, és legkésőbb 14 napon belül megírja, jár-e vissza pénz.',
    review:
      'Ezt a fizetést valakinek előbb meg kell néznie. A nyilatkozatod dátuma ettől nem változik, és legkésőbb 14 napon belül megírjuk, mennyi jár vissza.',
  },
  eng: {
    refund:
      'We refund the full amount the way you paid, and what you bought with it ends. The refund starts at once.',
    deduction:
      'Your membership began at once, as you asked. We refund its price the way you paid, at the latest on the 14th day after your withdrawal; we may deduct the days used until then. The membership ends with the refund. The subscription itself stops right now: you will not be charged again.',
    begun:
      'What you bought was made or handed over at once, as you asked, and when you ordered you accepted that the right to withdraw ends with that. We still receive your statement: somebody reads it and tells you within 14 days whether money is due.',
    review:
      'Somebody has to look at this payment first. The date of your statement stays as it is, and we tell you within 14 days how much is due.',
  },
  rus: {
    refund:
      'Мы вернём всю сумму тем же способом, каким была оплата, и то, что за неё куплено, закончится. Возврат начнётся сразу.',
    deduction:
      'Премиум начался сразу, по твоей просьбе. Мы вернём его цену тем же способом, каким была оплата, не позднее 14-го дня после отказа; из неё можем вычесть дни, которые уже прошли. С возвратом Премиум закончится. Сама подписка останавливается сейчас же: новых списаний не будет.',
    begun:
      'Покупка была выполнена или передана сразу, по твоей просьбе, и при заказе ты принимаешь, что право на отказ этим заканчивается. Заявление мы всё равно получим: его прочитают и в течение 14 дней ответят, положен ли возврат.',
    review:
      'Сначала кто-то из нас должен посмотреть на этот платёж. Дата заявления не изменится, и в течение 14 дней мы сообщим, сколько вернётся.',
  },
} as const satisfies Record<Language, Words>
