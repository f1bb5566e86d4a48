import type { Detail } from './operator-details'

type Words = {
  done: string
  sample: string
  missing: string
  open: string
  details: Record<Detail, string>
}

export const operatorTitle = {
  hu: 'Az üzemeltető adatai',
  en: 'Details of the operator',
  ru: 'Данные владельца',
}

const hu: Words = {
  done: 'Rendben: az impresszum, az ÁSZF, az elállás és a kapcsolat a saját adataiddal látszik.',
  sample:
    'Az impresszum, az ÁSZF, az elállás és a kapcsolat oldala mintaadatokat mutat, és ezt ki is írja. Írd be a sajátjaidat, olvasd át a négy oldalt, és kapcsold be: „Ezek a saját adataink”.',
  missing: 'Az impresszum, az ÁSZF, az elállás és a kapcsolat oldaláról még hiányzik:',
  open: 'Webhely adatai',
  details: {
    seller: 'eladó (cégnév, székhely, adószám)',
    registration: 'nyilvántartás',
    contactEmail: 'kapcsolati e-mail',
    contactPhone: 'telefonszám',
    host: 'tárhelyszolgáltató',
    vat: 'az árak és az áfa (egy mondat)',
    complaintsBody: 'békéltető testület',
  },
}

const en: Words = {
  done: 'All is well: imprint, terms, withdrawal and contact show your own details.',
  sample:
    'Imprint, terms, withdrawal and contact show sample details, and say so. Put in your own, read the four pages through, and switch on “These details are our own”.',
  missing: 'Imprint, terms, withdrawal and contact still lack:',
  open: 'Site settings',
  details: {
    seller: 'seller (company, address, tax number)',
    registration: 'registration',
    contactEmail: 'contact e-mail',
    contactPhone: 'phone number',
    host: 'hosting provider',
    vat: 'prices and VAT (one sentence)',
    complaintsBody: 'complaints body',
  },
}

/** Strapi's panel is Russian if the browser is, but its forms are English there, and so are these texts. */
export const operatorWords = (language: string): Words => (language === 'hu' ? hu : en)
