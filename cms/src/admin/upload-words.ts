/** Hungarian texts of uploads. */
export const hungarianUploads = {
  'upload.tabs.title': 'Honnan töltöd fel?',
  'upload.button.next': 'Tovább',
  'upload.input.placeholder.icon': 'Ejtsd ide a fájlt',
  'upload.input.url.label': 'Webcímek',
  'upload.input.url.description': 'Soronként egyet.',
  'upload.input.url.placeholder': 'Üres',
  'upload.form.upload-url.error.url.invalid': 'Az egyik webcím nem jó',
  'upload.form.upload-url.error.url.invalids': '{number} webcím nem jó',
  'form.upload-url.error.url.invalid': 'Az egyik webcím nem jó',
  'form.upload-url.error.url.invalids': '{number} webcím nem jó',
  'upload.dropzone.upload.message': 'Ejtsd ide, és ide kerül:',
  'upload.modal.upload.cancelled': 'Megszakítottad a feltöltést.',
  'upload.upload.progress': 'A feltöltés állása',
  'upload.upload.progress.description': 'Hol tart a feltöltés',
  'upload.upload.progress.label': 'Feltöltés',
  'upload.upload.progress.indicator.in-progress': 'A feltöltés tart',
  'upload.upload.progress.indicator.complete': 'A feltöltés kész',
  'upload.upload.progress.uploading-files': '{count, plural, other {{count} fájl feltöltése}}',
  'upload.upload.progress.uploading.withCount':
    '{total, plural, other {{total} fájl feltöltése}} ({percentage}%)',
  'upload.upload.progress.uploading.indeterminate':
    '{total, plural, other {{total} fájl feltöltése}}',
  'upload.upload.progress.success': 'Kész!',
  'upload.upload.progress.success.subtitle': '{count, plural, other {{count} fájl feltöltve}}',
  'upload.upload.progress.success.subtitle.withErrors':
    '{successCount} feltöltve, {errorCount} nem sikerült',
  'upload.upload.progress.failed': 'Nem sikerült feltölteni',
  'upload.upload.progress.failed.subtitle': 'Próbáld újra',
  'upload.upload.progress.errors.title': 'Nem sikerült:',
  'upload.upload.progress.cancel': 'Leállítás',
  'upload.upload.progress.canceled': 'Leállítva',
  'upload.upload.progress.canceled.subtitle': 'Néhány fájl nem került fel',
  'upload.upload.progress.canceled.subtitle.all': 'Egy fájl sem került fel',
  'upload.upload.progress.retry': 'Újra',
  'upload.upload.progress.file.uploading': 'Feltöltés…',
  'upload.upload.progress.file.canceled': 'Leállítva',
  'upload.upload.progress.file.queued': 'Sorra vár',
  'upload.upload.progress.file.uploaded': 'Feltöltve',
  'upload.upload.progress.maximize': 'Nagyítás',
  'upload.upload.progress.minimize': 'Kicsinyítés',
  'upload.upload.progress.close': 'Bezárás',
} as const

/** Chosen and uploaded files: Strapi calls both "ready to upload" and "pending". */
export const englishUploads = {
  'upload.list.assets.to-upload':
    '{number, plural, one {1 file selected} other {# files selected}}',
  'upload.modal.header.pending-assets': 'Selected files',
} as const

export const russianUploads = {
  'upload.list.assets.to-upload': 'Выбрано файлов: {number}',
  'upload.modal.header.pending-assets': 'Выбранные файлы',
} as const
