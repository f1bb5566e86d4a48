import type { StrapiApp } from '@strapi/strapi/admin'
import { addBlocks } from './blocks/add-blocks'
import { BlockDialog } from './blocks/block-dialog'
import { blockMessages } from './blocks/block-words'
import { english, hungarian, russian } from './content-words'
import { englishPanel } from './english-words'
import { startInBrowserLanguage } from './first-language'
import { hideBuilderLink, hideModelAction } from './hide-building'
import { hungarianLanguages } from './language-words'
import { writeCellsPlainly } from './list-cells'
import logo from './logo.svg'
import { AltTexts } from './media/alt-texts'
import { hungarianMedia } from './media-words'
import { operatorTitle, operatorWords } from './operator-words'
import { hungarianPanel } from './panel-words'
import { OpenPart } from './parts/open-part'
import { PressedParts } from './parts/pressed-parts'
import { hungarianPreview } from './preview-words'
import { hungarianWriting } from './writing-words'
import './panel.css'

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
      hu: {
        ...hungarianStrapi,
        ...hungarian,
        ...operatorMessages('hu'),
        ...blockMessages('hu'),
      },
      en: { ...englishPanel, ...english, ...operatorMessages('en'), ...blockMessages('en') },
      ru: { ...russian, ...operatorMessages('ru'), ...blockMessages('ru') },
    },
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    hideBuilderLink(app)
    addBlocks(app)
    // Strapi draws what is named so on every page of the panel.
    app.addComponents([{ name: 'future-global::alt-texts', Component: AltTexts }])
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
    hideModelAction(app)
    const { injectComponent } = app.getPlugin('content-manager')
    injectComponent('editView', 'right-links', { name: 'krono-block', Component: BlockDialog })
    injectComponent('editView', 'right-links', { name: 'krono-part', Component: OpenPart })
    injectComponent('preview', 'actions', { name: 'krono-parts', Component: PressedParts })
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', writeCellsPlainly)
    for (const project of ['false', 'undefined']) {
      window.localStorage.setItem(`${advertisement}:${project}`, 'true')
    }
  },
}
