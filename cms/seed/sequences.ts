import type { EmailRule, SequenceStep, SequenceTrigger } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { sequenceTable } from '../src/messaging/sequences/sequence-row'
import { env } from '../src/platform/lib/env'
import { insertOnce } from '../src/platform/lib/insert-once'
import type { SeedRecord } from './record'

const templateUid = 'api::email-template.email-template'

/** Members without premium. */
const withoutPremium: EmailRule = {
  version: 1,
  where: { is: 'all', of: [{ is: 'fact', column: 'tier', filter: 'free' }] },
}

type Step = Pick<SequenceStep, 'days' | 'hour'> & { email: string; condition?: EmailRule }

type Seeded = {
  key: string
  name: Readonly<Record<typeof env.LANGUAGE, string>>
  trigger: SequenceTrigger
  steps: readonly Step[]
}

/** Useful sequences; admins switch them on. */
const sequences: readonly Seeded[] = [
  {
    key: 'welcome',
    name: { hun: 'Üdvözlő sorozat', eng: 'Welcome course', rus: 'Знакомство' },
    trigger: { is: 'registered' },
    steps: [
      { email: 'first-look', days: 1, hour: 9 },
      { email: 'welcome-two-sides', days: 3, hour: 9 },
      { email: 'welcome-cycles', days: 4, hour: 9 },
      { email: 'welcome-premium', days: 6, hour: 17, condition: withoutPremium },
    ],
  },
  {
    key: 'come-back',
    name: { hun: 'Visszahívó', eng: 'Come back', rus: 'Возвращение' },
    trigger: { is: 'notSeen', days: 60 },
    steps: [
      { email: 'come-back', days: 0, hour: 10 },
      { email: 'come-back-last', days: 14, hour: 10 },
    ],
  },
  {
    key: 'critical-day',
    name: {
      hun: 'Három nappal a kritikus nap előtt',
      eng: 'Three days before a critical day',
      rus: 'За три дня до критического дня',
    },
    trigger: { is: 'criticalDay', cycle: 'physical', daysBefore: 3 },
    steps: [{ email: 'critical-day', days: 0, hour: 8 }],
  },
  {
    key: 'course-left',
    name: {
      hun: 'Félbehagyott tanfolyam',
      eng: 'A course was left',
      rus: 'Незаконченный курс',
    },
    trigger: { is: 'courseLeft', days: 14 },
    steps: [{ email: 'course-left', days: 0, hour: 10 }],
  },
]

/**
 * Creates the sequences once, switched off; their e-mails exist by then. One that an admin deleted is not created again.
 * Returns the lines to log.
 */
export async function ensureSequences(strapi: Core.Strapi, record: SeedRecord): Promise<string[]> {
  const lines: string[] = []
  for (const { key, name: names, trigger, steps } of sequences) {
    const mark = `sequence ${key}`
    if (record.accounts[mark]) continue
    const name = names[env.LANGUAGE]
    const row = {
      ...{ name, enabled: false, stop: null },
      ...{ trigger: JSON.stringify(trigger), steps: JSON.stringify(stepsOf(record, steps)) },
    }
    await insertOnce(strapi, { table: sequenceTable, row, unique: 'name' })
    record.accounts[mark] = 'made'
    lines.push(`Sequence ${name}: created, switched off`)
  }
  return lines
}

const stepsOf = ({ entries }: SeedRecord, steps: readonly Step[]): SequenceStep[] =>
  steps.map(({ email, days, hour, condition = null }) => {
    const entry = entries[`${templateUid} ${email}`]
    if (!entry) throw new Error(`There is no e-mail "${email}".`)
    return { id: email, days, hour, condition, template: entry.documentId }
  })
