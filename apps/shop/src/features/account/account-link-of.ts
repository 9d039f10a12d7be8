/** The link of the account to which a page belongs: its own, or that of the nearest page above it. */
export function accountLinkOf<Link extends { readonly href: string }>(
  pathname: string,
  links: readonly Link[],
): Link | undefined {
  return links
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .toSorted((a, b) => b.href.length - a.href.length)[0]
}
