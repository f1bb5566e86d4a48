import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { cmsFolder } from '../support/environment'

type Words = Readonly<Record<string, string>>

const load = createRequire(__filename)
const folder = path.join(cmsFolder, 'node_modules/@strapi')

// Some of Strapi's files have a default export, others export the table itself.
const table = (file: string): Words => {
  const words = load(path.join(folder, file))
  return words.default ?? words
}

const prefixed = (plugin: string, language: string): Words =>
  Object.fromEntries(
    Object.entries(table(`${plugin}/dist/admin/translations/${language}.json.js`)).map(
      ([key, text]) => [`${plugin}.${key}`, text],
    ),
  )

/** All of Strapi's listed messages for the parts of the panel in which editors work. */
export const strapiEnglish: Words = {
  ...table('admin/dist/admin/admin/src/translations/en.json.js'),
  ...prefixed('content-manager', 'en'),
  ...prefixed('upload', 'en'),
  ...prefixed('i18n', 'en'),
}

/** Strapi's Hungarian translations of them. */
export const strapiHungarian: Words = {
  ...table('admin/dist/admin/admin/src/translations/hu.json.js'),
  ...prefixed('content-manager', 'hu'),
}

/** Folders whose code uses messages; a plugin's helper prefixes an id with the plugin's name. */
const sources = [
  'admin/dist/admin/admin/src',
  'content-manager/dist/admin',
  'upload/dist/admin',
  'i18n/dist/admin',
]

/** Files of screens that no editor reaches, with the reason. */
const unreached = [
  // Settings belong to administrators.
  '/pages/Settings/',
  '/pages/SettingsPage',
  '/components/CreateLocale',
  '/components/EditLocale',
  '/components/DeleteLocale',
  '/components/LocaleTable',
  '/pages/Marketplace/',
  '/pages/UseCase',
  // The product defines the layout of lists and forms (cms/src/panel/editor).
  '/ConfigurationForm/',
  '/pages/ListConfiguration/',
  '/ConfigureTheView/',
  // Types are defined in the repository.
  '/CheckboxConfirmation',
  '/pages/NoContentTypePage',
  // Paid features that we lack or have switched off (cms/config/admin.ts).
  '/history/',
  '/ai/',
  '/GuidedTour/',
  '/contentReleasesHooks/',
  'useAIMetadataJob',
  'useAILocalizationJobsPolling',
  '/translations/',
  '/tests/',
]

/** Patterns of the messages of such screens. */
const unreachedMessages = [
  /^Settings\.(?!profile\.)/,
  /^(Usecase|Users?|Roles?|tours|Provider|Username|ResetPasswordToken|Documentation|Analytics)\b/,
  /^(Content Type Builder|Email|Files Upload)$/,
  /^app\.components\.(Guided|Upsell|FreeTrial|NpsSurvey|MediaLibraryBanner|BlockLink|Onboarding)/,
  /^app\.components\.(ListPlugins|listPlugins|PluginCard|InstallPlugin|Users|HomePage|Official)/,
  /^app\.components\.LeftMenu\.(trial|plugins|general)/,
  /^app\.components\.LeftMenu(Link|Footer)/,
  /^app\.(containers\.Users|static)/,
  /^components\.(AutoReload|Overlay|Production)Blocker/,
  /^components\.premiumFeature/,
  /^global\.(plugins|marketplace|auditLogs|documentation)/,
  /^(HomePage\.widget|widget)\.(deploy-now|last-activity)/,
  /^HomePage\.(roadmap|welcome)/,
  /^notification\.(ee|version)\b/,
  /^notification\.(success|error)\.(apitoken|admintoken|transfertoken|tokenname)/i,
  /^content-manager\.(history|restore|models|groups|edit-settings-view|emptyAttributes|api)\b/,
  /^content-manager\.containers\.(Setting|EditSettings|ListSettings|edit-settings|list-settings|Home)/,
  /^content-manager\.components\.(SettingsViewWrapper|DraggableAttr|FieldItem|FieldSelect|EmptyAttributesBlock)/,
  /^content-manager\.form\.Input\.(?!hint)/,
  /^content-manager\.(link-to-ctb|App\.schemas|preview\.panel\.button-configuration)/,
  /^content-manager\.(error\.(schema|model|attribute|contentTypeName))/,
  /^upload\.(settings|ai|config|page\.title|plugin\.description)/,
  /^upload\..*([mM]etadata|description\.ai)/,
  /^i18n\.(Settings\.(?!list\.actions\.\w+AdditionalInfos|locales\.modal\.locales\.label)|plugin|CheckboxConfirmation|CMEditViewAI)/,
  /^i18n\.CMEditViewLocalePicker\.locale\.ai/,
]

export const isReached = (id: string) => !unreachedMessages.some((pattern) => pattern.test(id))

const requested =
  /id:\s*(getTranslation|getTrad)?\(?[`'"]([\w.$-]+)[`'"]\)?,\s*defaultMessage:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g

/** Messages used in code, many of which Strapi lists nowhere, with their English text. */
function messagesIn(source: string): Words {
  const root = path.join(folder, source)
  const [plugin = ''] = source.split('/')
  const files = readdirSync(root, { recursive: true }).map((file) => `/${file}`)
  const found = files
    .filter((file) => file.endsWith('.mjs') && !unreached.some((part) => file.includes(part)))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(requested)])
  return Object.fromEntries(
    found.map(([, prefix, id = '', ...texts]) => [
      prefix ? `${plugin}.${id}` : id,
      texts.find((text) => text !== undefined) ?? '',
    ]),
  )
}

/** All messages that an editor may see, with Strapi's English text. */
export const reachedEnglish: Words = Object.fromEntries(
  Object.entries({ ...Object.assign({}, ...sources.map(messagesIn)), ...strapiEnglish }).filter(
    ([id, text]) => isReached(id) && String(text).trim() !== '',
  ) as [string, string][],
)
