/** The cookie with the user's choice about cookies: 'all' or 'needed'. Absent until they have made one. */
export const cookiePermission = 'cookie-permission'
