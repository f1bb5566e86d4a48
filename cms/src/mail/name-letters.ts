import type { Core } from '@strapi/strapi'
import { languageOf } from '../lib/locales'
import { letterNames } from './letter-names'
import { isMailName } from './mails'

type Row = { id: number; name: string; subject: string; locale: string }

const uid = 'api::email-template.email-template'

/** What a letter is called where nobody named it: one of the system as we say, one of editors by its subject. */
export function titleOfLetter({ name, subject, locale }: Omit<Row, 'id'>): string {
  const language = languageOf(locale)
  return isMailName(name) && language ? letterNames[name][language] : subject.slice(0, 80)
}

/** Names the letters of a database that is older than their names (decision 169). */
export async function nameLetters({ db }: Core.Strapi) {
  const letters = db.query(uid)
  const unnamed: Row[] = await letters.findMany({ where: { title: { $null: true } } })
  for (const row of unnamed) {
    // When it was changed stays as it is: a draft would look changed since.
    await db
      .connection(db.metadata.get(uid).tableName)
      .where({ id: row.id })
      .update({ title: titleOfLetter(row) })
  }
}
