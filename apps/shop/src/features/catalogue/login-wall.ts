import { shellQuery } from '../../kernel/session/shop-queries.ts'
import type { RouterContext } from '../../kernel/state/router-context.ts'

/** True if this viewer may see products. Behind the login wall only users may (docs/product-rules.md#login-wall). */
export async function canSeeCatalogue({ queryClient, isSignedIn }: RouterContext): Promise<boolean> {
  if (isSignedIn) return true
  const { initConfig } = await queryClient.ensureQueryData(shellQuery)
  return !initConfig.config.loginWall
}
