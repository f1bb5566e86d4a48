import { titleOfTemplate } from '../../src/messaging/mail/mail-titles'
import { localeOf } from '../../src/platform/lib/locales'
import { emailBlocks } from '../blocks'
import { readSite } from '../content-files'
import { type Entry, mapLanguages } from './entry'

/** The system's e-mails by name; the others are sent by sequences (`ensureSequences`). */
export function emailTemplates(): Entry[] {
  return Object.entries(readSite('site/email-templates')).map(([name, languages]) => ({
    uid: 'api::email-template.email-template',
    key: name,
    media: {},
    languages: mapLanguages(languages, ({ title, subject, body }, language) => ({
      title: title ?? titleOfTemplate({ name, subject, locale: localeOf[language] }),
      name,
      subject,
      body: emailBlocks(body),
      enabled: true,
    })),
  }))
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
