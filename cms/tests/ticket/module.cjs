const { grant } = require('../../dist/src/commerce/entitlements/grant')
const { findUser } = require('../../dist/src/members/users/user-row')
const { profileLink } = require('../../dist/src/messaging/mail/links')
const { orderReference } = require('../../dist/src/messaging/mail/order-reference')
const { queueMail } = require('../../dist/src/messaging/mail/queue-mail')
const { now } = require('../../dist/src/platform/lib/clock')

/** The product module of tickets: the entitlement, and the e-mail about the order. */
exports.ticket = {
  /** @type {import('../../src/commerce/entitlements/product-module').ProductModule['sell']} */
  async sell(strapi, { order, userId, parent }) {
    const sourceKey = `order:${order.id}:ticket`
    await grant(strapi, {
      kind: 'ticket',
      sourceKey,
      userId,
      orderId: order.id,
      parent,
      from: now(),
    })
    const { email, firstName: name } = await findUser(strapi, userId)
    const data = {
      name,
      product: order.productName,
      about: null,
      amount: null,
      until: '',
      link: profileLink(),
    }
    return (number) =>
      queueMail(strapi, {
        mail: 'ordered',
        to: email,
        userId,
        dedupeKey: `order:${order.documentId}`,
        data: { ...data, number: orderReference(order, number) },
      })
  },

  /** @type {import('../../src/commerce/entitlements/product-module').ProductModule['give']} */
  async give(strapi, { gift, userId, parent }) {
    const sourceKey = `gift:${gift.id}`
    await grant(strapi, {
      kind: 'ticket',
      sourceKey,
      userId,
      orderId: gift.orderId,
      parent,
      from: now(),
    })
  },
}
