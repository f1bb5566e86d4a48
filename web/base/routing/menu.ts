import type { Language } from '@/lib/contract/languages'
import type { MenuOverrideId } from '@/lib/contract/menu-override-ids'
import type { Tier } from '@/lib/contract/tiers'
import type hun from '@/messages/hun.json'
import type { FixedRoute } from './links'

/** Message key of an item below `menu.items`. */
export type MenuLabel = keyof (typeof hun)['menu']['items']

/** Conditions for showing an item; a missing condition always holds. */
type MenuAudience = {
  tiers?: readonly Tier[]
  isForAdmins?: true
  languages?: readonly Language[]
  campaign?: 'running' | 'none'
}

export type MenuLinkRow = MenuAudience & {
  label: MenuLabel
  /** Target of the item. An item without a route is shown only with an override. */
  route?: FixedRoute
  query?: Record<string, string>
  /** A site admin may replace its address under this id (spec §3, "Menu override"). */
  override?: MenuOverrideId
}

/** The item that replaces the header's search field where there is no room for it. */
export const searchLabel = 'search'

/** Placeholder for all published explaining pages, with their own titles. */
export const everyDescription = 'every description'

export type MenuChild = MenuLinkRow | typeof everyDescription

export type MenuGroupRow = MenuAudience & {
  label: MenuLabel
  children: readonly MenuChild[]
  /** Stays a group even with one link, because it also contains the sign-out button. */
  isAlwaysGroup?: true
}

export type MenuRow = MenuChild | MenuGroupRow

const members = ['free', 'paid', 'subscriber'] as const
const premium = ['paid', 'subscriber'] as const

/** The menu (spec §2, "Menu items by role"). `menuFor` returns the part that is visible to an audience. */
export const menu = [
  {
    label: 'calculators',
    children: [
      { label: 'publicCalculator', route: 'visitorWorksheet' },
      { label: 'myChart', route: 'worksheet', query: { activetab: '0' }, tiers: members },
      { label: 'anyChart', route: 'worksheet', query: { activetab: '1' }, tiers: members },
      { label: 'relationship', route: 'worksheet', query: { activetab: '2' }, tiers: members },
      { label: 'biorhythm', route: 'biorhythm', languages: ['hun'] },
      { label: 'energyCycle', route: 'energyCycle', tiers: members },
      { label: 'personalityTest', route: 'personalityTest' },
    ],
  },
  {
    label: 'interpretations',
    children: [
      { label: 'myAnalyses', route: 'myAnalyses', tiers: members },
      {
        label: 'chooseInterpretation',
        route: 'interpretations',
        override: 'chooseInterpretation',
      },
      {
        label: 'shortInterpretation',
        route: 'shortInterpretation',
        override: 'shortinterpretation',
      },
      { label: 'longInterpretation', route: 'longInterpretation', override: 'longinterpretation' },
      {
        label: 'relationshipInterpretation',
        route: 'relationshipInterpretation',
        override: 'relationshipinterpretation',
      },
      {
        label: 'familyInterpretation',
        route: 'familyInterpretation',
        override: 'familyinterpretation',
      },
      {
        label: 'groupInterpretation',
        route: 'groupInterpretation',
        override: 'groupinterpretation',
      },
      { label: 'gift', route: 'gift' },
    ],
  },
  {
    label: 'about',
    children: [
      everyDescription,
      { label: 'kronobiology', route: 'kronobiology', tiers: members },
      { label: 'faq', route: 'faq' },
      { label: 'reviews', route: 'reviews' },
    ],
  },
  {
    label: 'library',
    children: [
      { label: 'blog', route: 'blog' },
      { label: 'videos', route: 'videos' },
      { label: 'bookshelf', route: 'bookshelf', tiers: members },
      { label: 'courses', route: 'courses' },
      { label: 'myCourses', route: 'myCourses', tiers: members },
      { label: 'ebooks', route: 'ebooks', isForAdmins: true },
      { label: 'myEbooks', route: 'myEbooks', isForAdmins: true },
      { label: 'shop', route: 'shop' },
    ],
  },
  { label: 'premium', route: 'payment', override: 'payment', tiers: ['free'], campaign: 'none' },
  { label: 'discount', route: 'paymentCampaign', tiers: ['free'], campaign: 'running' },
  { label: 'payment', override: 'subscriberPayment', tiers: ['subscriber'] },
  { label: 'payment', override: 'paidUserPayment', tiers: ['paid'] },
  {
    label: 'account',
    tiers: members,
    isAlwaysGroup: true,
    children: [
      { label: 'profile', route: 'profile' },
      { label: 'myDatabase', route: 'myDatabase', tiers: premium },
      { label: 'myCoupons', route: 'myCoupons' },
      { label: 'claimCoupon', route: 'claimCoupon' },
      { label: 'admin', route: 'adminUsers', isForAdmins: true },
    ],
  },
  { label: 'login', route: 'login', tiers: ['visitor'] },
  // A wide header has the search field instead.
  { label: searchLabel, route: 'search' },
] as const satisfies readonly MenuRow[]

/** The action beside the menu is the first of these with a target. */
export const menuAction = [
  { label: 'action', route: 'worksheet', tiers: members },
  { label: 'action', route: 'visitorWorksheet' },
] as const satisfies readonly MenuLinkRow[]

/** Links of the footer (spec §2, "Layout"). */
export const footerMenu = [
  { label: 'publicCalculator', route: 'visitorWorksheet' },
  { label: 'biorhythm', route: 'biorhythm' },
  everyDescription,
  { label: 'characters', route: 'characters' },
  { label: 'interpretations', route: 'interpretations', override: 'chooseInterpretation' },
  { label: 'blog', route: 'blog' },
  { label: 'faq', route: 'faq' },
  { label: 'reviews', route: 'reviews' },
  { label: 'shop', route: 'shop' },
  { label: 'gift', route: 'gift' },
  { label: 'search', route: 'search' },
  { label: 'contact', route: 'contact' },
  { label: 'terms', route: 'terms' },
  { label: 'withdrawal', route: 'withdrawal' },
  { label: 'withdrawalStatement', route: 'withdrawalStatement' },
  { label: 'privacyPolicy', route: 'privacyPolicy' },
  { label: 'imprint', route: 'imprint' },
] as const satisfies readonly MenuChild[]
