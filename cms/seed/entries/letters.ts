import { localeOf } from '../../src/lib/locales'
import { isMailName, mailRow } from '../../src/mail/mails'
import { titleOfLetter } from '../../src/mail/name-letters'
import { letterOf } from '../blocks'
import { readSite } from '../content-files'
import { type Entry, mapLanguages } from './entry'

/** The system's own letters by their names; any other follows a registration, a day later. */
export function letters(): Entry[] {
  return Object.entries(readSite('site/letters')).map(([name, languages]) => {
    const sending = isMailName(name)
      ? { group: mailRow(name).group, delayHours: 0 }
      : { group: 'register', delayHours: 24 }
    return {
      uid: 'api::email-template.email-template',
      key: name,
      media: {},
      languages: mapLanguages(languages, ({ subject, body }, language) => ({
        ...sending,
        title: titleOfLetter({ name, subject, locale: localeOf[language] }),
        name,
        subject,
        body: letterOf(body),
        enabled: true,
      })),
    }
  })
}

/** An issue of the newsletter, as an editor has it before it is sent: its sending is theirs to press. */
export function newsletterIssues(): Entry[] {
  return Object.entries(readSite('site/newsletter-issues')).map(
    ([key, { topic, ...languages }]) => ({
      uid: 'api::newsletter-issue.newsletter-issue',
      key,
      isDraft: true,
      media: {},
      languages: mapLanguages(languages, (data) => ({ ...data, topic, body: letterOf(data.body) })),
    }),
  )
}
