import type { Core } from '@strapi/strapi'

const indexes = [
  ['outgoing_mails_due', ['state', 'due_at']],
  ['outgoing_mails_user_id', ['user_id']],
] as const

/** What is due, and what concerns one person, is found without a search through what was sent. */
export async function ensureOutboxIndexes({ db: { connection } }: Core.Strapi) {
  for (const [name, columns] of indexes) {
    const places = columns.map(() => '??').join(', ')
    await connection.raw(`CREATE INDEX IF NOT EXISTS ?? ON ?? (${places})`, [
      name,
      'outgoing_mails',
      ...columns,
    ])
  }
}
