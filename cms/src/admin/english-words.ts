/** Where Strapi's English speaks to those who build a site, ours speaks to those who write in it. */
export const englishPanel = {
  'Auth.form.welcome.title': 'Welcome!',
  'Auth.form.welcome.subtitle': 'Sign in to edit the site',
  'HomePage.header.subtitle': 'Here you edit the content of the site.',
  'content-manager.components.LeftMenu.collection-types': 'Content',
  'content-manager.components.LeftMenu.single-types': 'The whole site',
  'app.components.ToggleCheckbox.off-label': 'No',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'i18n.CMListView.popover.display-locales.more':
    '{count, plural, =1 {All three} other {{locales} +{count}}}',
  'components.Input.error.validation.regex':
    'Not in the right form. Names: small letters without accents, digits and hyphens (some-name). Button addresses: /page, #section, https://… or mailto:…',
  'components.Input.error.validation.regex.withField': '{field}: not in the right form.',
}
