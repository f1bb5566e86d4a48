/** Hungarian words of the preview of an entry; Strapi has none. */
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
  // Strapi asks for these two without the plugin's name.
  'preview.copy.label': 'Az előnézet hivatkozása',
  'preview.tabs.label': 'Melyik változat',
  'content-manager.containers.List.published': 'Közzétéve',
} as const
