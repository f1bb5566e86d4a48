import { atMost, premium } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'POST',
      path: '/user/addRegisteredDate',
      handler: 'registered-date.add',
      config: premium,
    },
    {
      method: 'POST',
      path: '/user/updateRegisteredDate',
      handler: 'registered-date.update',
      config: premium,
    },
    {
      method: 'POST',
      path: '/user/deleteRegisteredDate',
      handler: 'registered-date.remove',
      config: premium,
    },
    {
      method: 'POST',
      path: '/user/restoreRegisteredDate',
      handler: 'registered-date.restore',
      config: premium,
    },
    {
      method: 'POST',
      path: '/user/importRegisteredDates',
      handler: 'registered-date.importAll',
      config: atMost('import', premium),
    },
    {
      method: 'GET',
      path: '/user/registered-date',
      handler: 'registered-date.one',
      config: premium,
    },
    {
      method: 'GET',
      path: '/user/registered-dates',
      handler: 'registered-date.list',
      config: premium,
    },
    {
      method: 'GET',
      path: '/user/export-registered-dates',
      handler: 'registered-date.all',
      config: atMost('export', premium),
    },
  ],
}
