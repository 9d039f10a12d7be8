import { browserApps } from '../apps.ts'
import { importsInTests, workspaceImports } from '../workspaces.ts'
import { isTest, type Need, workspaceNamed, workspaceOf } from './boundaries.ts'
import { layersByFolder } from './layers.ts'

export function findUnusedImports(needs: readonly Need[], apps = browserApps): readonly string[] {
  const used = new Set(
    needs.flatMap(({ path, target }) => {
      const [own, other] = [workspaceOf(path)?.name, workspaceNamed(target)]
      // A test may use what its workspace may, so it counts for both.
      return isTest(path)
        ? [arrow(own, other), arrow(testsOf(own), other)]
        : [arrow(own, other), arrow(featureOf(path), featureOf(target))]
    }),
  )
  const allowed = [
    ...arrowsOf(workspaceImports(apps)),
    ...Object.entries(importsInTests).flatMap(([name, others]) => arrowsOf({ [testsOf(name)]: others })),
    ...Object.entries(layersByFolder(apps)).flatMap(([folder, { features }]) =>
      Object.entries(features).flatMap(([feature, others]) =>
        others.map((other) => arrow(`${folder} ${feature}`, `${folder} ${other}`)),
      ),
    ),
  ]
  return allowed
    .filter((each) => !used.has(each))
    .map((each) => `${each} is allowed, but no module imports it: take it out of the table`)
}

function arrowsOf(imports: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return Object.entries(imports).flatMap(([name, others]) => others.map((other) => arrow(name, other)))
}

function arrow(from: string | undefined, to: string | undefined): string {
  return `${from} → ${to}`
}

function testsOf(workspace: string | undefined): string {
  return `tests of ${workspace}`
}

function featureOf(path: string): string | undefined {
  const [, folder, feature] = /^(apps\/[^/]+)\/src\/features\/([^/]+)\//.exec(path) ?? []
  return folder && `${folder} ${feature}`
}
