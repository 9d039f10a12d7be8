/** The answer to the question about cookies: 'all' or 'needed'; none before it. */
export const cookiePermission = 'cookie-permission'
