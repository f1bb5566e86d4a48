import { factories } from '@strapi/strapi'

// Read only: content is written in the editors' panel.
export default factories.createCoreRouter('api::faq-entry.faq-entry', { only: ['find', 'findOne'] })
