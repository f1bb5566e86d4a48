import { type Withdrawal, withdrawalConsequences } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findUser } from '../../members/users/user-row'
import { contactLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { statementOf } from '../../messaging/mail/withdrawal-statement'
import { env } from '../../platform/lib/env'
import { dayText, moneyText, secondText } from '../../platform/lib/local-form'
import type { WithdrawalRow } from './withdrawal-row'

/** Confirms a withdrawal by e-mail, with its content and time to the second: required by law without delay. */
export async function confirmByMail(
  strapi: Core.Strapi,
  stated: Withdrawal,
  { documentId, userId, statedAt, refundDueAt }: WithdrawalRow,
) {
  const user = userId === null ? undefined : await findUser(strapi, userId)
  const { product, number, order, name, email, paid, paidAt, effect } = stated
  await queueMail(strapi, {
    mail: 'withdrawalReceived',
    to: email,
    userId,
    data: {
      name: user?.firstName ?? null,
      product,
      number: number ?? order,
      date: secondText(new Date(statedAt)),
      statement: statementOf({
        product,
        number: number ?? order,
        amount: moneyText(paid),
        paidOn: dayText(new Date(paidAt)),
        name,
        email,
      }),
      consequence: withdrawalConsequences[env.LANGUAGE][effect],
      until: dayText(new Date(refundDueAt)),
      link: contactLink(),
    },
    dedupeKey: `withdrawal:${documentId}`,
  })
}
