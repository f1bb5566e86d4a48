/** Hungarian texts for the locales of an entry, which Strapi lacks. */
export const hungarianLanguages = {
  'i18n.actions.delete.label': 'Csak ennek a nyelvnek a törlése ({locale})',
  'i18n.actions.delete.dialog.title': 'Törlés',
  'i18n.actions.delete.dialog.body':
    'Biztosan törlöd a bejegyzést ezen a nyelven? A kukából 30 napig visszahozhatod.',
  'i18n.actions.delete.error': 'Nem sikerült törölni ezt a nyelvet.',
  'i18n.Settings.locales.modal.locales.label': 'Nyelv',
  'i18n.actions.select-locale': 'Nyelv választása',
  'i18n.CMEditViewCopyLocale.copy-failure': 'Nem sikerült átmásolni a másik nyelvet',
  'i18n.CMEditViewCopyLocale.copy-success': 'Átmásoltuk a másik nyelvből',
  'i18n.CMEditViewCopyLocale.copy-text': 'Kitöltés másik nyelvből',
  'i18n.CMEditViewCopyLocale.cancel-text': 'Mégsem',
  'i18n.CMEditViewCopyLocale.submit-text': 'Kitöltés',
  'i18n.CMEditViewCopyLocale.dialog.title': 'Kitöltés másik nyelvből',
  'i18n.CMEditViewCopyLocale.dialog.body':
    'Ami most itt áll, törlődik, és a választott nyelv szövege kerül a helyére:',
  'i18n.CMEditViewCopyLocale.dialog.field.label': 'Nyelv',
  'i18n.CMEditViewCopyLocale.dialog.field.placeholder': 'Válassz nyelvet…',
  'i18n.CMEditViewBulkLocale.publish-title': 'Közzététel több nyelven',
  'i18n.CMEditViewBulkLocale.unpublish-title': 'Levétel több nyelven',
  'i18n.CMEditViewBulkLocale.status': 'Állapot',
  'i18n.CMEditViewBulkLocale.publication-status': 'Állapot',
  'i18n.CMEditViewBulkLocale.continue-confirmation': 'Biztosan folytatod?',
  'i18n.CMEditViewLocalePicker.locale.create': '<bold>{locale}</bold> változat létrehozása',
  'i18n.CMEditViewBulkLocale.draft-relation-warning':
    'Van nyelv, amelyhez vázlat tartozik. Ha közzéteszed, az kimarad.',
  'i18n.actions.publish.dialog.title': 'Közzététel',
  'i18n.Settings.list.actions.deleteAdditionalInfos': 'Csak ez a nyelvi változat törlődik.',
  'i18n.Settings.list.actions.publishAdditionalInfos': 'Csak ez a nyelvi változat látszik majd.',
  'i18n.Settings.list.actions.unpublishAdditionalInfos': 'Csak ez a nyelvi változat tűnik el.',
  'i18n.CMListView.popover.display-locales.label': 'Milyen nyelveken van meg',
  // Two are named and the others counted: with three locales, one more means all three.
  'i18n.CMListView.popover.display-locales.more':
    '{count, plural, =1 {Mindhárom} other {{locales} +{count}}}',
  'i18n.Field.localized': 'Nyelvenként más lehet',
  'i18n.Field.not-localized': 'Minden nyelven ugyanaz',
  'i18n.components.Select.locales.not-available': 'Nincs tartalom',
  'i18n.list-view.table.header.label': 'Nyelvek',
}
