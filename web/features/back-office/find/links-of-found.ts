import { linkTo, linkToUser } from '@/base/routing/links'

/** Where somebody lands who chose one of what was found: the page of a user, the list with its panel open. */
export const linkToFoundUser = linkToUser
export const linkToFoundOrder = (id: string) => linkTo('adminPayments', { panel: id })
export const linkToFoundCoupon = (id: string) => linkTo('adminCoupons', { panel: id })
