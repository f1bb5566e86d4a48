import { linkTo, linkToUser } from '@/base/routing/links'

/** The targets of search results: the page of a user, or the list with its panel open. */
export const linkToFoundUser = linkToUser
export const linkToFoundOrder = (id: string) => linkTo('adminPayments', { panel: id })
export const linkToFoundCoupon = (id: string) => linkTo('adminCoupons', { panel: id })
