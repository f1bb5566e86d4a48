import { errors } from '@krono/contract'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { linkToFixedEmail } from '@/base/routing/links'
import { translations, wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { dialogWords } from '@/features/back-office/panel/dialog-words'
import { IfMay } from '@/features/back-office/rights/if-may'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import pill from '@/features/back-office/shell/pill.module.css'
import type { FixedEmailPreview } from '@/lib/contract/back-office/sequences/fixed-emails'
import { type Language, languageCodes } from '@/lib/contract/languages'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser } from '@/server/session/get-session'
import { TableRegion } from '@/ui/table/table-region'
import groups from '../email-groups/email-groups.module.css'
import { emailViews, RenderedEmail, type EmailView as View } from '../email-preview/rendered-email'
import table from '../list/table.module.css'
import figures from '../people/figures/figures.module.css'
import { Log } from '../shop/log'
import shop from '../shop/shop.module.css'
import { SwitchEmail, TestEmail } from './email-actions'
import styles from './fixed-emails.module.css'
import { FixedEmailsNav } from './fixed-emails-nav'

type EmailViewProps = { id: string; language: string; view: string }

/** One automatic e-mail: its preview in each language, its placeholders, its switch and a test. */
export async function EmailView({ id, ...asked }: EmailViewProps) {
  const language = languageCodes.find((code) => code === asked.language)
  const view = emailViews.find((one) => one === asked.view) ?? 'phone'
  const found = await unlessRefused(
    askAsUser({ endpoint: 'adminFixedEmail', id, input: language ? { language } : {} }),
    [errors.notFound.status],
  )
  if (!found) notFound()
  const t = translations('admin.fixedEmails')
  const { views: viewWords } = wordsOf('admin.scheduledEmails.preview')
  return (
    <AdminPage title={found.title} note={t(noteOf(found))}>
      <FixedEmailsNav here={undefined} />
      <div className={styles.frame}>
        <div className={styles.email}>
          <div className={groups.main}>
            <Choices
              label={t('email.language')}
              names={languageCodes.map((code) => [code, t(`languages.${code}`)])}
              chosen={found.language}
              hrefOf={(code) => linkToFixedEmail(id, { language: code, view })}
            />
            <Choices
              label={t('email.preview')}
              names={emailViews.map((one) => [one, viewWords[one]])}
              chosen={view}
              hrefOf={(one) => linkToFixedEmail(id, { language: found.language, view: one })}
            />
            <Preview email={found} view={view} />
          </div>
          <div className={groups.main}>
            <Actions email={found} />
            <Placeholders placeholders={found.placeholders} />
            <Log kind="fixedEmail" id={id} />
          </div>
        </div>
      </div>
    </AdminPage>
  )
}

const noteOf = ({ canSwitchOff, enabled }: FixedEmailPreview) => {
  if (!canSwitchOff) return 'always'
  return enabled ? 'on' : 'off'
}

type ChoicesProps = {
  label: string
  names: readonly (readonly [string, string])[]
  chosen: string
  hrefOf: (name: string) => string
}

const Choices = ({ label, names, chosen, hrefOf }: ChoicesProps) => (
  <nav className={shop.previews} aria-label={label}>
    {names.map(([name, word]) => (
      <Link
        key={name}
        prefetch={false}
        scroll={false}
        className={pill.pill}
        href={hrefOf(name)}
        aria-current={name === chosen ? 'page' : undefined}
      >
        {word}
      </Link>
    ))}
  </nav>
)

type PreviewProps = { email: FixedEmailPreview; view: View }

function Preview({ email: { preview, language, languages }, view }: PreviewProps) {
  const t = translations('admin.fixedEmails')
  if (!preview) return <p className={groups.how}>{t('email.none')}</p>
  return (
    <>
      <p className={styles.subject}>
        {`${t('email.subject')}: `}
        <strong>{preview.subject}</strong>
      </p>
      <RenderedEmail email={preview} view={view} title={t('email.preview')} />
      <p className={groups.how}>
        {`${t('email.sample')} ${t(`languages.${language}`)}: ${t(`languageStates.${languages[language]}`)}.`}
      </p>
    </>
  )
}

function Actions({ email }: { email: FixedEmailPreview }) {
  const { id, canSwitchOff, enabled, language, preview } = email
  const t = translations('admin.fixedEmails.email')
  return (
    <section className={groups.main}>
      <div className={groups.buttons}>
        <IfMay call="adminSwitchFixedEmail">
          {canSwitchOff && (
            <SwitchEmail
              key={String(enabled)}
              id={id}
              isOn={enabled}
              words={{
                open: t(enabled ? 'switchOff' : 'switchOn'),
                title: t(enabled ? 'switchOff' : 'switchOn'),
                submit: t(enabled ? 'switchOff' : 'switchOn'),
                text: t(enabled ? 'switchOffText' : 'switchOnText'),
              }}
              shared={dialogWords()}
            />
          )}
        </IfMay>
        <IfMay call="adminTestFixedEmail">
          {preview && (
            <TestEmail
              id={id}
              language={language}
              tested={wordsOf('admin.fixedEmails.email').tested}
              words={{
                open: t('test'),
                title: t('test'),
                submit: t('test'),
                text: t('testText'),
              }}
              shared={dialogWords()}
            />
          )}
        </IfMay>
        <a className={pill.pill} href={linkInPanel(id, language)} target="_blank" rel="noreferrer">
          {t('edit')}
        </a>
      </div>
      {!canSwitchOff && <p className={groups.how}>{t('alwaysNote')}</p>}
      <p className={groups.how}>{t('editNote')}</p>
    </section>
  )
}

const locales = { hun: 'hu', eng: 'en', rus: 'ru' } as const satisfies Record<Language, string>

/** The entry in the panel, where its text is written. */
function linkInPanel(id: string, language: Language): string {
  const entry = `/admin/content-manager/collection-types/api::email-template.email-template/${id}`
  const query = new URLSearchParams({ 'plugins[i18n][locale]': locales[language] })
  return `${new URL(entry, env.PANEL_URL)}?${query}`
}

function Placeholders({ placeholders }: Pick<FixedEmailPreview, 'placeholders'>) {
  const t = translations('admin.fixedEmails.email')
  return (
    <section className={figures.part}>
      <h2>{t('placeholders')}</h2>
      <TableRegion label={t('placeholders')} className={`${table.region} ${figures.room}`}>
        <table className={figures.forms}>
          <thead>
            <tr>
              {(['placeholder', 'meaning', 'example'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {placeholders.map(({ name, meaning, sample }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{`{{${name}}}`}</code>
                </th>
                <td data-label={t('meaning')}>{meaning}</td>
                <td data-label={t('example')}>{sample}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </section>
  )
}
