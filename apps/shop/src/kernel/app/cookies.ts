/** The answer to the question about cookies: 'all' or 'needed'; none before it. */
export const cookiePermission = 'cookie-permission'

/** A cookie that scripts may read; undefined without it. */
export function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}
