/** Whether a pathname is of the back office. A file of its own: pages ask too, without the route table. */
export const isAdminPath = (pathname: string) => /^\/admin(\/|$)/.test(pathname)
