import { rulesOfForms } from '../panel/editor/rules'
import { englishUploads } from './upload-words'

/** Strapi's English texts address developers; these address editors. */
export const englishPanel: Readonly<Record<string, string>> = {
  ...rulesOfForms('eng'),
  ...englishUploads,
  'Auth.form.welcome.title': 'Welcome!',
  'Auth.form.welcome.subtitle': 'Sign in to edit the site',
  'HomePage.header.subtitle': 'Here you edit the content of the site.',
  'content-manager.components.LeftMenu.collection-types': 'Content',
  'content-manager.components.LeftMenu.single-types': 'The whole site',
  'app.components.ToggleCheckbox.off-label': 'No',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'i18n.CMListView.popover.display-locales.more':
    '{count, plural, =1 {All three} other {{locales} +{count}}}',
  'components.Input.error.validation.regex.withField': '{field}: not in the right form.',
}
