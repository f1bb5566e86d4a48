/** Hungarian texts of an entry's preview, which Strapi lacks. */
export const hungarianPreview = {
  'content-manager.preview.panel.title': 'Előnézet',
  'content-manager.preview.panel.button': 'Előnézet megnyitása',
  'content-manager.preview.panel.button-disabled-tooltip': 'Előbb mentsd el',
  'content-manager.preview.page-title': '{contentType}: előnézet',
  'content-manager.preview.header.close': 'Előnézet bezárása',
  'content-manager.preview.copy.success': 'A hivatkozás a vágólapon',
  'content-manager.preview.content.close-editor': 'Űrlap elrejtése',
  'content-manager.preview.content.open-editor': 'Űrlap mutatása',
  'content-manager.preview.device.select': 'Milyen képernyőn',
  'content-manager.preview.device.desktop': 'Számítógép',
  'content-manager.preview.device.mobile': 'Telefon',
  'content-manager.preview.copy.label': 'Az előnézet hivatkozása',
  'content-manager.preview.tabs.label': 'Melyik változat',
  'content-manager.preview.info.single-click-hint': 'Kattints kétszer a szerkesztéshez',
  'content-manager.preview.error.script-failed':
    'Az előnézet látszik, de benne most nem lehet szerkeszteni.',
  'content-manager.preview.error.invalid-field-path': 'Ez a mező nincs ebben a bejegyzésben',
  'content-manager.preview.error.relations-not-handled': 'Ezt itt nem lehet szerkeszteni.',
  'content-manager.preview.error.incomplete-strapi-source': 'Ezt a mezőt itt nem találjuk',
  'content-manager.preview.error.different-document': 'Ez egy másik bejegyzésből való',
  // Strapi requests these two without the plugin's prefix.
  'preview.copy.label': 'Az előnézet hivatkozása',
  'preview.tabs.label': 'Melyik változat',
  'content-manager.containers.List.published': 'Közzétéve',
} as const
