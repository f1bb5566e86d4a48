import { z } from 'zod'
import { emailAddress, optionalLine } from './account-fields'
import { listSizes } from './back-office/lists/list-sizes'
import { localMinute, requiredLine, wholeFrom } from './back-office/shop-fields'

/** Who may change a setting: administrators of the system, of money, or of content. */
export const settingNeeds = ['system', 'money', 'content'] as const

export type SettingNeed = (typeof settingNeeds)[number]

export const settingGroups = ['emails', 'members', 'pages', 'features', 'backOffice'] as const

const flag = z.boolean({ error: 'invalidField' })

/** Digits, as Meta calls its pages and pixels; '' for none. */
const metaId = optionalLine(20).refine((text) => /^\d*$/.test(text), { error: 'invalidField' })

const minuteOrNone = z.union([z.literal(''), localMinute], { error: 'invalidDate' })

/** A short notice above every page; without `from` at once, without `until` for ever. */
const notice = z
  .strictObject({ text: optionalLine(300), from: minuteOrNone, until: minuteOrNone })
  .refine(({ from, until }) => !from || !until || from < until, {
    error: 'endsBeforeItBegins',
    path: ['until'],
  })

type SettingRow = {
  group: (typeof settingGroups)[number]
  /** How it is edited. */
  kind: 'line' | 'email' | 'number' | 'flag' | 'choice' | 'notice'
  needs: SettingNeed
  schema: z.ZodType
  /** The cms may have another default, from its environment. */
  initial: unknown
  /** Options of a choice. */
  of?: readonly string[]
}

/**
 * What site admins may change without a deployment. A setting is here only if code reads it. Its words are in
 * `admin.system.settings`.
 */
export const settings = {
  senderName: {
    group: 'emails',
    kind: 'line',
    needs: 'system',
    schema: requiredLine(60).refine((text) => !/[<>"]/.test(text), { error: 'invalidField' }),
    initial: 'KRONO',
  },
  senderAddress: {
    group: 'emails',
    kind: 'email',
    needs: 'system',
    schema: emailAddress,
    initial: 'noreply@krono.example',
  },
  newsletterDoubleOptIn: {
    group: 'emails',
    kind: 'flag',
    needs: 'content',
    schema: flag,
    initial: true,
  },
  /** To one address within seven days, of those that nobody asked for. */
  emailsPerWeek: {
    group: 'emails',
    kind: 'number',
    needs: 'content',
    schema: wholeFrom(1, 14),
    initial: 3,
  },
  graceDays: {
    group: 'members',
    kind: 'number',
    needs: 'money',
    schema: wholeFrom(1, 60),
    initial: 7,
  },
  passwordFreshMinutes: {
    group: 'members',
    kind: 'number',
    needs: 'system',
    schema: wholeFrom(1, 60),
    initial: 15,
  },
  notice: {
    group: 'pages',
    kind: 'notice',
    needs: 'content',
    schema: notice,
    initial: { text: '', from: '', until: '' },
  },
  adPixelId: { group: 'pages', kind: 'line', needs: 'content', schema: metaId, initial: '' },
  showMessenger: { group: 'pages', kind: 'flag', needs: 'content', schema: flag, initial: false },
  messengerPageId: { group: 'pages', kind: 'line', needs: 'content', schema: metaId, initial: '' },
  signupOpen: { group: 'features', kind: 'flag', needs: 'system', schema: flag, initial: true },
  salesOpen: { group: 'features', kind: 'flag', needs: 'money', schema: flag, initial: true },
  reviewsOpen: { group: 'features', kind: 'flag', needs: 'content', schema: flag, initial: true },
  /** Whoever switches it on has used one in this session; else secondFactorRequired. */
  adminSecondFactor: {
    group: 'backOffice',
    kind: 'flag',
    needs: 'system',
    schema: flag,
    initial: false,
  },
  adminListSize: {
    group: 'backOffice',
    kind: 'choice',
    needs: 'system',
    schema: z.enum(listSizes.map(String) as [string, ...string[]], { error: 'invalidField' }),
    initial: String(listSizes[0]),
    of: listSizes.map(String),
  },
} as const satisfies Record<string, SettingRow>

export type SettingKey = keyof typeof settings

/** By feature switch: the error of its calls while it is off. */
export const closedErrors = {
  signupOpen: 'signupClosed',
  salesOpen: 'salesClosed',
  reviewsOpen: 'reviewsClosed',
} as const satisfies Partial<Record<SettingKey, string>>

export type FeatureSwitch = keyof typeof closedErrors

export type SettingValues = { [Key in SettingKey]: z.output<(typeof settings)[Key]['schema']> }

export const settingKeys = Object.keys(settings) as [SettingKey, ...SettingKey[]]

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settings, key)

/** The body that changes a setting. */
export const bodyOfSetting = (key: SettingKey) =>
  z.strictObject({ value: settings[key].schema as z.ZodType })

/** The row of a setting, with optional fields in its type. */
export const settingRow = (key: SettingKey): SettingRow => settings[key]

/** GET /settings/site → what pages show; only web asks. An empty text: none. */
export const siteSettingsAnswer = z.object({
  adPixelId: z.string(),
  messengerPageId: z.string(),
  notice: z.string(),
})

export type SiteSettings = z.infer<typeof siteSettingsAnswer>
