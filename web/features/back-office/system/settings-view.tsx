import type { AdminSetting } from '@krono/contract'
import { formatDatedMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { dialogWords } from '@/features/back-office/panel/dialog-words'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import pill from '@/features/back-office/shell/pill.module.css'
import { settingGroups, settingRow } from '@/lib/contract/settings'
import { Card } from '@/ui/card/card'
import { savingWords } from '@/ui/form/words'
import { ResetSetting } from './reset-setting'
import { SettingForm } from './setting-form'
import styles from './system.module.css'
import { SystemNav } from './system-nav'
import { valueText } from './value-text'

const jsonOf = (settings: readonly AdminSetting[]) =>
  JSON.stringify(Object.fromEntries(settings.map(({ key, value }) => [key, value])), null, 2)

/** All settings by group, each with its form. */
export function SettingsView({ settings }: { settings: readonly AdminSetting[] }) {
  const t = translations('admin.system')
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(jsonOf(settings))}`
  return (
    <AdminPage
      title={t('title')}
      actions={
        <a className={pill.pill} href={file} download="krono-settings.json">
          {t('export')}
        </a>
      }
    >
      <SystemNav here="adminSystemSettings" />
      <p className={styles.note}>{t('intro')}</p>
      {settingGroups.map((group) => (
        <section key={group} className={styles.group}>
          <h2>{t(`groups.${group}`)}</h2>
          {settings
            .filter(({ key }) => settingRow(key).group === group)
            .map((setting) => (
              <SettingCard key={setting.key} setting={setting} />
            ))}
        </section>
      ))}
    </AdminPage>
  )
}

function SettingCard({ setting }: { setting: AdminSetting }) {
  const { key, value, initial, isChanged } = setting
  const t = translations('admin.system')
  const name = t(`settings.${key}.name`)
  const { kind, of = [] } = settingRow(key)
  return (
    <Card className={styles.setting} aria-label={name} id={key}>
      <SettingForm
        {...{ id: key, kind, value, options: of }}
        words={{
          ...{ name, about: t(`settings.${key}.about`) },
          ...wordsOf('admin.system', ['on', 'off', 'text', 'from', 'until']),
        }}
        form={savingWords({ submit: t('save'), done: t('saved') })}
      />
      <p className={styles.note}>{stateOf(setting)}</p>
      {isChanged && (
        <ResetSetting
          id={key}
          words={{
            open: t('reset'),
            title: `${name}: ${t('reset')}`,
            text: t('resetText', { value: valueText(initial) }),
            submit: t('reset'),
          }}
          shared={dialogWords()}
        />
      )}
    </Card>
  )
}

/** Who changed it last and when, and its default. */
function stateOf({ initial, changedAt, changedBy }: AdminSetting): string {
  const t = translations('admin.system')
  if (changedAt === null) return t('unchanged')
  const when = formatDatedMoment(changedAt)
  const changed = changedBy ? t('changed', { name: changedBy, when }) : t('changedAt', { when })
  return `${changed} · ${t('initial', { value: valueText(initial) })}`
}
