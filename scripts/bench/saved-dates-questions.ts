/** Requests of a member with ten thousand saved dates, and their limits in milliseconds. */
export const questions = {
  'first page by name': { query: 'sort=name', limitMs: 150 },
  'first page by date': { query: 'sort=date', limitMs: 150 },
  'first page by newest': { query: 'sort=newest', limitMs: 150 },
  'first page of a group': { query: 'group=family', limitMs: 150 },
  'last page': { query: 'page=100&pageSize=100', limitMs: 150 },
  'search by a name': { query: 'search=agnes', limitMs: 100 },
  'search by a date': { query: 'search=1984.06', limitMs: 100 },
  'search for nobody': { query: 'search=nobody', limitMs: 100 },
}
