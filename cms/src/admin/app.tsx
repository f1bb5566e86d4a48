import type { StrapiApp } from '@strapi/strapi/admin'
import { english, hungarian, russian } from './content-words'
import { bootstrapEditing, editingMessages, registerEditing } from './editing/register-editing'
import { englishPanel } from './english-words'
import { registerFields } from './fields/register-fields'
import { startInBrowserLanguage } from './first-language'
import { withoutNewEntries } from './fixed-lists'
import { hideBuilderLink, hideModelAction } from './hide-building'
import { hideIds } from './hide-ids'
import { hungarianStrapi } from './hungarian-words'
import { registerIncidentLinks, registerIncidentPages } from './incident/register-incident'
import { writeCellsPlainly } from './list-cells'
import logo from './logo.svg'
import { operatorTitle, operatorWords } from './operator-words'
import { offerPlainFilters } from './plain-filters'
import { drawFormsPlainly } from './plain-forms'
import { stateTitle } from './state-words'

// Strapi remembers in the browser that its advertisement was closed, under the id of the project;
// ours has none ("false"), and none is known before the first answer ("undefined").
const advertisement = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false'

const ownMessages = (language: keyof typeof operatorTitle) => ({
  ...editingMessages(language),
  'krono.state': stateTitle[language],
  'krono.operator.title': operatorTitle[language],
  'krono.operator.open': operatorWords(language).open,
})

export default {
  config: {
    locales: ['hu', 'ru'],
    translations: {
      hu: { ...hungarianStrapi, ...hungarian, ...ownMessages('hu') },
      en: { ...englishPanel, ...english, ...ownMessages('en') },
      ru: { ...russian, ...ownMessages('ru') },
    },
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    hideBuilderLink(app)
    registerEditing(app)
    registerFields(app)
    registerIncidentPages(app)
    app.addRBACMiddleware([withoutNewEntries])
    app.widgets.register({
      id: 'operator',
      pluginId: 'krono',
      title: { id: 'krono.operator.title', defaultMessage: operatorTitle.en },
      link: {
        label: { id: 'krono.operator.open', defaultMessage: operatorWords('en').open },
        href: '/content-manager/single-types/api::site-setting.site-setting',
      },
      component: async () => (await import('./operator-widget')).default,
    })
  },
  bootstrap(app: StrapiApp) {
    startInBrowserLanguage(window)
    hideIds(window)
    hideModelAction(app)
    bootstrapEditing(app)
    registerIncidentLinks(app)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', writeCellsPlainly)
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', offerPlainFilters)
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', drawFormsPlainly)
    for (const project of ['false', 'undefined']) {
      window.localStorage.setItem(`${advertisement}:${project}`, 'true')
    }
  },
}
