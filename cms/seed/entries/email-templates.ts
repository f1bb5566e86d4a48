import { titleOfTemplate } from '../../src/messaging/mail/mail-titles'
import { isMailName, mailRow } from '../../src/messaging/mail/mails'
import { localeOf } from '../../src/platform/lib/locales'
import { emailBlocks } from '../blocks'
import { readSite } from '../content-files'
import { type Entry, mapLanguages } from './entry'

/** The system's e-mails by name; any other template is sent a day after a registration. */
export function emailTemplates(): Entry[] {
  return Object.entries(readSite('site/email-templates')).map(([name, languages]) => {
    const sending = isMailName(name)
      ? { group: mailRow(name).group, delayHours: 0, enabled: !mailRow(name).isOffAtFirst }
      : { group: 'register', delayHours: 24, enabled: true }
    return {
      uid: 'api::email-template.email-template',
      key: name,
      media: {},
      languages: mapLanguages(languages, ({ subject, body }, language) => ({
        ...sending,
        title: titleOfTemplate({ name, subject, locale: localeOf[language] }),
        name,
        subject,
        body: emailBlocks(body),
      })),
    }
  })
}

/** A newsletter issue, unsent: editors send it. */
export function newsletterIssues(): Entry[] {
  return Object.entries(readSite('site/newsletter-issues')).map(
    ([key, { topic, ...languages }]) => ({
      uid: 'api::newsletter-issue.newsletter-issue',
      key,
      isDraft: true,
      media: {},
      languages: mapLanguages(languages, (data) => ({
        ...data,
        topic,
        body: emailBlocks(data.body),
      })),
    }),
  )
}
