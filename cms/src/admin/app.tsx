import type { StrapiApp } from '@strapi/strapi/admin'
import { english, hungarian, russian } from './content-words'
import { englishPanel } from './english-words'
import { startInBrowserLanguage } from './first-language'
import { hideBuilderLink, hideModelAction } from './hide-building'
import { hungarianLanguages } from './language-words'
import { writeCellsPlainly } from './list-cells'
import logo from './logo.svg'
import { hungarianMedia } from './media-words'
import { OperatorIcon } from './operator-icon'
import { operatorTitle, operatorWords } from './operator-words'
import { hungarianPanel } from './panel-words'
import { hungarianPreview } from './preview-words'
import { hungarianWriting } from './writing-words'

// Strapi remembers in the browser that its advertisement was closed, under the id of the project;
// ours has none ("false"), and none is known before the first answer ("undefined").
const advertisement = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false'

const hungarianStrapi = {
  ...hungarianPanel,
  ...hungarianWriting,
  ...hungarianPreview,
  ...hungarianMedia,
  ...hungarianLanguages,
}

const operatorMessages = (language: keyof typeof operatorTitle) => ({
  'krono.operator.title': operatorTitle[language],
  'krono.operator.open': operatorWords(language).open,
})

export default {
  config: {
    locales: ['hu', 'ru'],
    translations: {
      hu: { ...hungarianStrapi, ...hungarian, ...operatorMessages('hu') },
      en: { ...englishPanel, ...english, ...operatorMessages('en') },
      ru: { ...russian, ...operatorMessages('ru') },
    },
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    hideBuilderLink(app)
    app.widgets.register({
      id: 'operator',
      pluginId: 'krono',
      icon: OperatorIcon,
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
    hideModelAction(app)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', writeCellsPlainly)
    for (const project of ['false', 'undefined']) {
      window.localStorage.setItem(`${advertisement}:${project}`, 'true')
    }
  },
}
