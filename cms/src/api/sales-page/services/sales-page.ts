import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::sales-page.sales-page')
