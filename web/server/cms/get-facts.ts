import { today } from '@/base/clock'
import { translations } from '@/base/words/translations'
import { getSiteSetting } from './site'

/** Placeholders in double braces that legal pages may use. */
export const factNames = [
  'name',
  'seller',
  'registration',
  'email',
  'phone',
  'host',
  'vat',
  'complaints',
] as const

/** Facts that need no settings. */
export type KnownFact = 'year'

export type FactName = (typeof factNames)[number]

export type Facts = Readonly<Record<FactName | KnownFact, string>>

type Setting = Awaited<ReturnType<typeof getSiteSetting>>

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function factsOf(setting: Setting): Record<FactName, string> {
  const seller = linesOf(setting.seller)
  return {
    name: seller[0] ?? '',
    seller: seller.join(', '),
    registration: linesOf(setting.registration).join(', '),
    email: setting.contactEmail,
    phone: setting.contactPhone,
    host: linesOf(setting.host).join(', '),
    vat: setting.vat.trim(),
    complaints: linesOf(setting.complaintsBody).join(', '),
  }
}

/** Facts about the operator of the site from the settings; a missing fact has a placeholder text. */
export async function getFacts(): Promise<{ facts: Facts; isReal: boolean }> {
  const t = translations('legal')
  const setting = await getSiteSetting()
  const known = factsOf(setting)
  const rows = factNames.map((name: FactName) => [
    name,
    known[name] || t('toFill', { what: t(`facts.${name}`) }),
  ])
  const isReal = setting.hasRealDetails && factNames.every((name) => known[name])
  const year = today().slice(0, 4)
  return { facts: { ...Object.fromEntries(rows), year } as Facts, isReal }
}
