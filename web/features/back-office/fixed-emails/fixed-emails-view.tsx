import Link from 'next/link'
import { type FixedRoute, linkTo, linkToFixedEmail, linkToSequence } from '@/base/routing/links'
import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { IfMay } from '@/features/back-office/rights/if-may'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import { Badge } from '@/features/back-office/shell/badge'
import type { EmailGroupChoices } from '@/lib/contract/back-office/email-groups/email-groups'
import type { FixedEmails } from '@/lib/contract/back-office/sequences/fixed-emails'
import type { FixedEmailKind } from '@/lib/contract/back-office/sequences/sequence-words'
import { languageCodes } from '@/lib/contract/languages'
import { askAsUser, orSessionOver } from '@/server/session/get-session'
import { buttonClass } from '@/ui/button/button'
import { TableRegion } from '@/ui/table/table-region'
import groups from '../email-groups/email-groups.module.css'
import table from '../list/table.module.css'
import figures from '../people/figures/figures.module.css'
import { FixedEmailsNav } from './fixed-emails-nav'
import { triggerText } from './trigger-text'

const routes = {
  register: 'adminRegisterEmails',
  form: 'adminFormEmails',
  other: 'adminOtherEmails',
} as const satisfies Record<FixedEmailKind, FixedRoute>

/** The e-mails and sequences that are sent after a registration, after a form, or for anything else. */
export async function FixedEmailsView({ kind }: { kind: FixedEmailKind }) {
  const here = routes[kind]
  const found = orSessionOver(
    await askAsUser({ endpoint: 'adminFixedEmails', input: { kind } }),
    linkTo(here),
  )
  const choices =
    kind === 'form' ? await askAsUser({ endpoint: 'adminEmailGroupChoices' }) : undefined
  const t = translations('admin.fixedEmails')
  return (
    <AdminPage
      title={t('title')}
      note={t(`pages.${kind}`)}
      actions={
        <IfMay call="adminSaveSequence">
          <Link href={linkToSequence('new', { kind })} className={buttonClass()} prefetch={false}>
            {t('newSequence')}
          </Link>
        </IfMay>
      }
    >
      <FixedEmailsNav here={here} />
      <p className={groups.how}>{t(`how.${kind}`)}</p>
      <SequenceTable sequences={found.sequences} forms={choices?.forms ?? []} />
      <EmailTable emails={found.emails} />
    </AdminPage>
  )
}

type SequenceTableProps = {
  sequences: FixedEmails['sequences']
  forms: EmailGroupChoices['forms']
}

function SequenceTable({ sequences, forms }: SequenceTableProps) {
  const t = translations('admin.fixedEmails')
  const titles = new Map(forms.map(({ id, title }) => [id, title]))
  const counts = ['running', 'finished', 'stopped'] as const
  return (
    <section className={figures.part}>
      <h2>{t('sequences')}</h2>
      {sequences.length === 0 ? (
        <p className={figures.empty}>{t('noSequences')}</p>
      ) : (
        <TableRegion label={t('sequences')} className={`${table.region} ${figures.room}`}>
          <table className={figures.forms}>
            <thead>
              <tr>
                {(['name', 'begins', 'state', ...counts, 'sent'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sequences.map(({ id, name, enabled, trigger, counts: of, sent }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={linkToSequence(id)} prefetch={false}>
                      {name}
                    </Link>
                  </th>
                  <td data-label={t('columns.begins')}>{triggerText(trigger, titles)}</td>
                  <td data-label={t('columns.state')}>
                    <OnOff isOn={enabled} />
                  </td>
                  {counts.map((count) => (
                    <td key={count} data-label={t(`columns.${count}`)}>
                      {formatCount(of[count])}
                    </td>
                  ))}
                  <td data-label={t('columns.sent')}>{formatCount(sent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
    </section>
  )
}

function EmailTable({ emails }: Pick<FixedEmails, 'emails'>) {
  const t = translations('admin.fixedEmails')
  return (
    <section className={figures.part}>
      <h2>{t('emails')}</h2>
      {emails.length === 0 ? (
        <p className={figures.empty}>{t('noEmails')}</p>
      ) : (
        <TableRegion label={t('emails')} className={`${table.region} ${figures.room}`}>
          <table className={figures.forms}>
            <thead>
              <tr>
                {(['email', 'state', 'languages', 'sent'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {emails.map(({ id, title, subject, enabled, canSwitchOff, languages, sent }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={linkToFixedEmail(id)} prefetch={false}>
                      {title}
                    </Link>
                    <small>{subject}</small>
                  </th>
                  <td data-label={t('columns.state')}>
                    {canSwitchOff ? <OnOff isOn={enabled} /> : t('always')}
                  </td>
                  <td data-label={t('columns.languages')}>
                    {languageCodes
                      .filter((code) => languages[code] !== 'missing')
                      .map((code) =>
                        languages[code] === 'published'
                          ? t(`languages.${code}`)
                          : `${t(`languages.${code}`)} (${t(`languageStates.${languages[code]}`)})`,
                      )
                      .join(', ')}
                  </td>
                  <td data-label={t('columns.sent')}>{formatCount(sent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
    </section>
  )
}

/** Whether something is switched on. */
export const OnOff = ({ isOn }: { isOn: boolean }) => (
  <Badge
    state={isOn ? 'active' : 'off'}
    word={translations('admin.fixedEmails')(isOn ? 'on' : 'off')}
  />
)
