/** Whether a pathname belongs to the back office. A separate file, so that pages can use it without the route table. */
export const isAdminPath = (pathname: string) => /^\/admin(\/|$)/.test(pathname)
