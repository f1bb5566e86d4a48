// The saved birth dates are part of what one pays for (decisions, "Who is who").
const config = { auth: false, policies: ['global::is-premium'] }

export default {
  routes: [
    {
      method: 'POST',
      path: '/user/addRegisteredDate',
      handler: 'registered-date.add',
      config,
    },
    {
      method: 'POST',
      path: '/user/updateRegisteredDate',
      handler: 'registered-date.update',
      config,
    },
    {
      method: 'POST',
      path: '/user/deleteRegisteredDate',
      handler: 'registered-date.remove',
      config,
    },
    {
      method: 'GET',
      path: '/user/registered-dates',
      handler: 'registered-date.list',
      config,
    },
  ],
}
